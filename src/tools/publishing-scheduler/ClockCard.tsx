import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/Chip';
import { Choices } from '../../ui/Choices';
import { LocationField } from './places/LocationField';
import { PlaceNote } from './places/PlaceNote';
import type { Whereabouts } from './places/useWhereabouts';
import type { SchedulerPlan } from './plan';
import { AUDIENCES } from './slots';
import { keep, type Scheduler } from './useScheduler';

interface Props {
  plan: SchedulerPlan;
  scheduler: Scheduler;
  whereabouts: Whereabouts;
}

/** Whose clock the times are shown by and, where that is not the reference zone's, whose they are meant by. */
export function ClockCard({ plan, scheduler: { location, audience }, whereabouts }: Props) {
  const { t } = useTranslation('publishing-scheduler');
  const [isChanging, setChanging] = useState(false);
  const { isElsewhere, audienceZone, timezone } = plan;
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
      {isElsewhere && (
        <div className="flex w-full flex-col gap-1.5 sm:max-w-[480px]">
          <Choices
            legend={t('labels.audience.legend')}
            name="audience"
            options={AUDIENCES.map((value) => ({ value, label: t(`labels.audience.${value}`) }))}
            value={audience}
            onChange={(value) => keep('audience', value)}
          />
          {audienceZone !== timezone && (
            <p className="text-sm text-soft">{t('labels.audience.note', { audience: audienceZone })}</p>
          )}
        </div>
      )}
    </div>
  );
}
