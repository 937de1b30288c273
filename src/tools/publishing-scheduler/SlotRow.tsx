import { useTranslation } from 'react-i18next';
import { formatDayMonth, formatMoment } from '../../i18n/figures';
import { useNextOccurrence } from '../../ui/reminders/useNextOccurrence';
import type { Moment, Reminding } from '../../ui/tool/remind/useReminding';
import { ScoreRing } from '../../ui/tool/result/ScoreRing';
import type { SlotWords } from './present';
import { SlotActions } from './SlotActions';
import type { Planning } from './usePlanning';

export type Panel = 'remind' | 'video';

export interface SlotProps {
  words: SlotWords;
  /** IANA; the zone in which times are shown. */
  timezone: string;
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
  const { words, timezone, moment, reminding, planning } = props;
  const { slot, time, shift, there, engagement, competition, reason } = words;
  // A reminder set yesterday for today is on, too.
  const reminder = reminding.reminderOf(moment);
  const next = useNextOccurrence(reminder);
  const isOn = reminding.areOn([moment]) || Boolean(reminder && next);

  return (
    <li className="py-4 first:pt-1.5 last:pb-1.5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <time dateTime={slot.time} className="text-[28px] leading-none font-[700] tracking-[-0.02em] tabular-nums">
              {time}
            </time>
            {shift && <span className="text-sm text-soft">{shift}</span>}
          </p>
          {there && <p className="mt-1 text-sm text-soft">{there}</p>}
          <p className="mt-1.5 text-sm font-[560]">{competition}</p>
          {planning.video && (
            <p className="text-sm text-soft">
              {t('labels.video.freeOn', { day: formatDayMonth(new Date(planning.freeAt(slot.meant))) })}
            </p>
          )}
        </div>
        <ScoreRing score={engagement.value} label={engagement.label} isPercent why={engagement.why} />
      </div>
      <p className="mt-1.5 text-[15px]">{reason}</p>
      <div aria-live="polite" className="text-sm text-soft">
        {isOn && next && <p className="mt-1.5">{shared('remind.note', { moment: formatMoment(next.at, timezone) })}</p>}
      </div>
      <SlotActions {...props} isOn={isOn} />
    </li>
  );
}
