import { FileText } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock';
import { keepAnswer, toolRunOf } from '../../state/slices/toolRuns';
import { ChipLink } from '../../ui/tool/ChipLink';
import { CalendarChip } from '../../ui/tool/remind/CalendarChip';
import { RemindChip } from '../../ui/tool/remind/RemindChip';
import { RemindOutcome } from '../../ui/tool/remind/RemindDialogs';
import { RemindNote } from '../../ui/tool/remind/RemindNote';
import type { Moment, Reminding } from '../../ui/tool/remind/useReminding';
import { formatClock, formatWeekday } from './dayFormats';
import { liveTimeKey } from './lives';
import type { PlannerNiche } from './plannerNiches';
import { TOOL } from './tool';

interface Props {
  date: string;
  time: string;
  /** Its title in the tracker, if it is there. */
  title: string | undefined;
  moment: Moment;
  reminding: Reminding;
  niche: PlannerNiche | undefined;
}

/** A live: its time, its reminder, its calendar entry, its script. */
export function LiveCard({ date, time, title, moment, reminding, niche }: Props) {
  const { t } = useTranslation('conversion-planner');
  const timeId = useId();
  const isOver = new Date(`${date}T${time}`) <= now();
  const words = { day: formatWeekday(date), time: formatClock(date, time) };
  return (
    <article className="rounded-card border border-line bg-surface p-4">
      <div className="-mt-1.5 -me-1.5 flex items-center gap-2">
        <p className="flex flex-1 items-center gap-1.5 eyebrow">
          <i className="size-2.25 flex-none rounded-full bg-live" />
          {t('labels.live.eyebrow', words)}
        </p>
        <label htmlFor={timeId} className="sr-only">
          {t('labels.live.time')}
        </label>
        <input
          id={timeId}
          type="time"
          value={time}
          required
          onChange={({ target: { value } }) => value && keepAnswer(toolRunOf(TOOL), liveTimeKey(date), value)}
          className="min-h-11 rounded-control border-[1.5px] border-edge bg-surface px-2.5 text-[15px] print:hidden"
        />
      </div>
      <h3 dir="auto" className="mt-1.5 subtitle wrap-anywhere">
        {title ?? t('labels.live.title', words)}
      </h3>
      <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
        <RemindChip
          tapped={{ moments: [moment] }}
          reminding={reminding}
          off={t('labels.live.remind')}
          on={t('labels.live.reminded')}
          disabled={isOver}
        />
        <ChipLink path="/live-script-generator" query={niche && `?niche=${niche}`}>
          <FileText size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('labels.live.script')}
        </ChipLink>
        <CalendarChip moments={[moment]} disabled={isOver} />
      </div>
      <div className="mt-1.5">
        <RemindNote moment={moment} reminding={reminding} />
      </div>
      <RemindOutcome reminding={reminding} of={moment.id} />
    </article>
  );
}
