import { useTranslation } from 'react-i18next';
import { formatDayMonth, formatMoment, formatTimeOfDay } from '../../i18n/figures';
import { useNextOccurrence } from '../../ui/reminders/useNextOccurrence';
import type { Moment, Reminding } from '../../ui/tool/remind/useReminding';
import { ScoreRing } from '../../ui/tool/result/ScoreRing';
import type { Slot } from './plan';
import { competitionOf } from './postingSlots';
import { SlotActions } from './SlotActions';
import type { Planning } from './usePlanning';

export type Panel = 'remind' | 'video';

export interface SlotProps {
  slot: Slot;
  /** IANA; the zone in which times are shown. */
  timezone: string;
  /** IANA; the zone for which they are meant. */
  audienceZone: string;
  /** Its reminder, for tomorrow. */
  moment: Moment;
  /** Whether tomorrow is one of the days that the slot is meant for. */
  isTomorrowMeant: boolean;
  reminding: Reminding;
  planning: Planning;
  open: Panel | undefined;
  onOpen: (panel: Panel | undefined) => void;
}

/** A slot: when, how good, why then; its reminder, and a video for it. */
export function SlotRow(props: SlotProps) {
  const { t } = useTranslation('publishing-scheduler');
  const { t: shared } = useTranslation('tool');
  const { slot, timezone, audienceZone, moment, reminding, planning } = props;
  const { time, dayShift, engagement, competition, reason } = slot;
  // A reminder set yesterday for today is on, too.
  const reminder = reminding.reminderOf(moment);
  const next = useNextOccurrence(reminder);
  const isOn = reminding.areOn([moment]) || Boolean(reminder && next);

  return (
    <li className="py-4 first:pt-1.5 last:pb-1.5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <time dateTime={time} className="text-[28px] leading-none font-[700] tracking-[-0.02em] tabular-nums">
              {moment.label}
            </time>
            {dayShift !== 0 && (
              <span className="text-sm text-soft">{t(dayShift > 0 ? 'labels.nextDay' : 'labels.dayBefore')}</span>
            )}
          </p>
          {slot.meant.time !== time && (
            <p className="mt-1 text-sm text-soft">
              {t('labels.audience.there', { time: formatTimeOfDay(slot.at, audienceZone) })}
            </p>
          )}
          <p className="mt-1.5 text-sm font-[560]">{t(`labels.competition.${competitionOf(competition)}`)}</p>
          {planning.video && (
            <p className="text-sm text-soft">
              {t('labels.video.freeOn', { day: formatDayMonth(new Date(planning.freeAt(slot.meant))) })}
            </p>
          )}
        </div>
        <ScoreRing score={engagement} label={t('labels.engagement')} isPercent why={t('labels.why')} />
      </div>
      <p className="mt-1.5 text-[15px]">{reason}</p>
      <div aria-live="polite" className="text-sm text-soft">
        {isOn && next && <p className="mt-1.5">{shared('remind.note', { moment: formatMoment(next.at, timezone) })}</p>}
      </div>
      <SlotActions {...props} isOn={isOn} />
    </li>
  );
}
