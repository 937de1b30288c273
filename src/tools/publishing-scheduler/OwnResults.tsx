import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { LEAST_MEASURED, ownSlots, SLOT_REACH, type SlotTime } from '../../domain/videos/ownSlots';
import { formatNumber } from '../../i18n/figures';
import { ResultCard } from '../../ui/tool/result/ResultCard';
import { ToolLinks } from '../../ui/tool/result/ToolLinks';

/** How many ranks are shown. */
const MOST_SHOWN = 10;

interface Props {
  videos: readonly Video[];
  /** The plan's slots, and the zone (IANA) they are in. */
  slots: readonly SlotTime[];
  audienceZone: string;
  /** A time of that zone as the screen shows it. */
  formatSlot: (slot: SlotTime) => string;
}

/**
 * The best times by the creator's own views, once there are enough of them; shown beside the editorial ones, never
 * mixed in.
 */
export function OwnResults({ videos, slots, audienceZone, formatSlot }: Props) {
  const { t } = useTranslation('publishing-scheduler');
  const { measured, ranked } = useMemo(() => ownSlots(videos, slots, audienceZone), [videos, slots, audienceZone]);
  return (
    <ResultCard eyebrow={t('labels.own.title')}>
      {ranked.length === 0 ? (
        <>
          <p>{t('labels.own.missing', { count: LEAST_MEASURED - measured })}</p>
          {measured > 0 && (
            <p className="text-sm text-soft">
              {t('labels.own.measured', { count: measured, least: formatNumber(LEAST_MEASURED) })}
            </p>
          )}
          <ToolLinks paths={['/performance-analyzer']} names={{ '/performance-analyzer': t('labels.own.measure') }} />
        </>
      ) : (
        <>
          <ol className="flex flex-col divide-y divide-line">
            {ranked.slice(0, MOST_SHOWN).map((slot, index) => (
              <li key={`${slot.period} ${slot.time}`} className="flex items-baseline gap-3 py-2.5">
                <span aria-hidden="true" className="w-5 flex-none text-soft tabular-nums">
                  {formatNumber(index + 1)}
                </span>
                <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
                  <span>
                    <b className="font-[640]">
                      {slot.isKnown ? formatSlot(slot) : t('labels.own.hour', { time: formatSlot(slot) })}
                    </b>
                    <span className="block text-sm text-soft">{t(`labels.periods.${slot.period}`)}</span>
                  </span>
                  <span className="sm:text-end">
                    {t('labels.own.views', { views: formatNumber(slot.medianViews) })}{' '}
                    <span className="text-sm text-soft sm:block">{t('labels.own.count', { count: slot.count })}</span>
                  </span>
                </span>
              </li>
            ))}
          </ol>
          <p className="text-sm text-soft">{t('labels.own.how', { minutes: formatNumber(SLOT_REACH) })}</p>
          <p className="text-sm text-soft">{t('labels.own.few')}</p>
        </>
      )}
    </ResultCard>
  );
}
