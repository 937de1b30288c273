import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/Chip';
import { Choices } from '../../ui/Choices';
import { TextField } from '../../ui/tool/ask/TextField';
import { LONGEST_LOCATION, LocationField } from './places/LocationField';
import { PlaceNote } from './places/PlaceNote';
import { countryName } from './places/placeName';
import type { Whereabouts } from './places/useWhereabouts';
import type { SchedulerPlan } from './plan';
import { AUDIENCES } from './postingSlots';
import { keep, type Scheduler } from './useScheduler';

interface Props {
  plan: SchedulerPlan;
  scheduler: Scheduler;
  whereabouts: Whereabouts;
  /** Where the chosen market is. */
  market: Whereabouts;
}

/** Which zone the times are shown in and, if it is not the reference zone, which zone they are meant for. */
export function ClockCard({ plan, scheduler, whereabouts, market }: Props) {
  const { t } = useTranslation('publishing-scheduler');
  const [isChanging, setChanging] = useState(false);
  const { location } = scheduler;
  return (
    <div className="flex flex-col items-start gap-3 lg:col-span-2">
      {isChanging ? (
        <div className="w-full sm:max-w-[480px]">
          <LocationField location={location} whereabouts={whereabouts} takesFocus />
        </div>
      ) : (
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <PlaceNote typed={location} whereabouts={whereabouts} onChoose={(chosen) => keep('location', chosen)} />
          <Chip onClick={() => setChanging(true)} className="print:hidden">
            <MapPin size={18} strokeWidth={1.8} aria-hidden="true" />
            {t('labels.location.change')}
          </Chip>
        </div>
      )}
      <AudienceChoice plan={plan} scheduler={scheduler} market={market} />
    </div>
  );
}

/** Which clock the slots are meant for: one's own, Paris's, or that of a named market. */
function AudienceChoice({ plan, scheduler, market }: Omit<Props, 'whereabouts'>) {
  const { t } = useTranslation('publishing-scheduler');
  const { isElsewhere, audienceZone, timezone } = plan;
  const { audience } = scheduler;
  // If one's own clock is Paris's, it is not offered twice; what was chosen stays.
  const offered = AUDIENCES.filter((value) => value !== 'paris' || isElsewhere || audience === 'paris');
  const { status, place = 'Paris' } = audience === 'market' ? market : { status: 'found' };
  return (
    <div className="flex w-full flex-col gap-2.5 sm:max-w-[480px]">
      <Choices
        legend={t('labels.audience.legend')}
        name="audience"
        options={offered.map((value) => ({ value, label: t(`labels.audience.${value}`) }))}
        value={audience}
        onChange={(value) => keep('audience', value)}
      />
      {audience === 'market' && <MarketField typed={scheduler.market} market={market} />}
      {status === 'found' && audienceZone !== timezone && (
        <p className="text-sm text-soft">{t('labels.audience.meant', { place, zone: audienceZone })}</p>
      )}
    </div>
  );
}

/** A country or a city; says when it is unknown, and which names it might be. */
function MarketField({ typed, market }: { typed: string; market: Whereabouts }) {
  const { t } = useTranslation('publishing-scheduler');
  const isUnclear = typed.trim() !== '' && market.status !== 'found';
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t('labels.audience.marketName')}
        value={shownMarket(typed)}
        onChange={(value) => keep('market', value)}
        placeholder={t('labels.audience.marketExample')}
        maxLength={LONGEST_LOCATION}
      />
      {isUnclear && (
        <p aria-live="polite" className="text-sm text-soft">
          {t(market.offered.length > 0 ? 'labels.audience.marketWhich' : 'labels.audience.marketUnknown')}
        </p>
      )}
      {isUnclear && market.offered.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {market.offered.map((place) => (
            <li key={place}>
              <Chip onClick={() => keep('market', place)}>{place}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is stored about the user is a code; the screen shows the country's name. */
const shownMarket = (typed: string): string => (/^[A-Z]{2}$/.test(typed) ? countryName(typed) : typed);
