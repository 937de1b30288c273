import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../i18n/figures';
import { CopyButton } from '../../ui/CopyButton';
import { ResultCard } from '../../ui/tool/ResultCard';
import type { Strategy } from './generate';
import { scheduleLines } from './plainText';

/** The week's posts in the user's own time, with the zone and the region that the hours are for. */
export function ScheduleCard({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation('posting-strategy');
  const { optimalSchedule, place, rhythm } = strategy;
  return (
    <ResultCard
      eyebrow={t('labels.schedule')}
      meta={
        <div className="text-sm text-soft">
          <p>{t('labels.zone', { zone: place.zone, offset: place.utcOffset })}</p>
          <p>{t('labels.region', { region: t(`labels.regions.${place.region}`) })}</p>
        </div>
      }
      actions={<CopyButton text={scheduleLines(strategy, t).join('\n')} />}
    >
      <p className="text-soft">{rhythm}</p>
      <ol className="flex flex-col divide-y divide-line">
        {optimalSchedule.map(({ at, contentType, reasoning }) => (
          <li key={at} className="py-2.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <time dateTime={new Date(at).toISOString()} className="font-[640] first-letter:uppercase">
                {formatMoment(at, place.zone)}
              </time>
              <span className="text-sm text-soft">{t(`labels.types.${contentType}`)}</span>
            </p>
            <p className="mt-0.5">{reasoning}</p>
          </li>
        ))}
      </ol>
      {place.zone !== place.referenceZone && (
        <p className="text-sm text-soft">{t('labels.reference', { zone: place.referenceZone })}</p>
      )}
      <p className="text-sm text-soft">{t('labels.hoursNote')}</p>
    </ResultCard>
  );
}
