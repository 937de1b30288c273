import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/CopyButton';
import { RemindActions } from '../../ui/tool/RemindActions';
import { RemindRow } from '../../ui/tool/RemindRow';
import { ResultCard } from '../../ui/tool/ResultCard';
import { useReminding } from '../../ui/tool/useReminding';
import type { Strategy } from './generate';
import { GROUP, momentOf } from './moments';
import { scheduleLines, untilLiveLines } from './plainText';

/** The week's posts in the user's own time, each with its reminder, and the zone and the region that the hours are for. */
export function ScheduleCard({ strategy, niche }: { strategy: Strategy; niche: string }) {
  const { t } = useTranslation('posting-strategy');
  const { t: shared } = useTranslation('tool');
  const { optimalSchedule, place, rhythm } = strategy;
  const reminding = useReminding();
  const posts = optimalSchedule.map((post, index) => ({
    ...post,
    moment: momentOf(post, index + 1, { zone: place.zone, niche, t }),
  }));
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
      <p className="text-soft print:hidden">{shared('remind.weekly')}</p>
      <ol className="flex flex-col divide-y divide-line">
        {posts.map(({ at, contentType, reasoning, moment }) => (
          <RemindRow key={at} moment={moment} reminding={reminding}>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <time dateTime={new Date(at).toISOString()} className="font-[640] first-letter:uppercase">
                {moment.label}
              </time>
              <span className="text-sm text-soft">{t(`labels.types.${contentType}`)}</span>
            </p>
            <p className="mt-0.5">{reasoning}</p>
            {contentType === 'lives' &&
              untilLiveLines(strategy, t).map((line) => (
                <p key={line} className="mt-1 text-sm text-soft">
                  {line}
                </p>
              ))}
          </RemindRow>
        ))}
      </ol>
      <RemindActions moments={posts.map(({ moment }) => moment)} group={GROUP} reminding={reminding} />
      {place.zone !== place.referenceZone && (
        <p className="text-sm text-soft">{t('labels.reference', { zone: place.referenceZone })}</p>
      )}
      <p className="text-sm text-soft">{t('labels.hoursNote')}</p>
    </ResultCard>
  );
}
