import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlannedDay } from '../../contracts/plannedDay';
import { shownLanguage } from '../../i18n/i18n';
import { enableReminders } from '../../state/reminders/enableReminders';
import { setReminders } from '../../state/reminders/remindersStore';
import { toggleLiveSession } from '../../state/slices/plannedDaysStore';
import { useReminders } from '../../ui/reminders/useReminders';
import { showToast } from '../../ui/toast';
import { AskFirst } from '../../ui/tool/remind/RemindDialogs';
import { useReminding } from '../../ui/tool/remind/useReminding';
import type { Answers } from '../../ui/tool/ToolStage';
import type { Plan } from './dayPlan';
import { LiveCard } from './LiveCard';
import { hasLive, liveTime, liveTimeKey } from './lives';
import type { PlannerNiche } from './plannerNiches';
import { useLiveMoment } from './useLiveMoment';

interface Props {
  selected: string;
  week: readonly string[];
  plan: Plan;
  dayOf: (date: string) => PlannedDay;
  answers: Answers;
  niche: PlannerNiche | undefined;
}

/** Specification: 'Live-session checkbox per day'. Below it the day's live, or the next one of the week. */
export function LiveSection({ selected, week, plan, dayOf, answers, niche }: Props) {
  const { t } = useTranslation('conversion-planner');
  const { t: shell } = useTranslation();
  const reminding = useReminding();
  const reminders = useReminders();
  const momentOf = useLiveMoment(niche);
  const next = week.find((date) => date >= selected && hasLive(dayOf(date), plan.on(date)));
  const timeOn = (date: string) => liveTime(answers[liveTimeKey(date)], plan.on(date), reminders);

  const toggle = () => {
    toggleLiveSession(selected);
    const reminder = reminding.reminderOf(momentOf(selected, timeOn(selected)));
    if (!dayOf(selected).liveSession || !reminder) return;
    // Nobody should be reminded of a cancelled live, whatever time it was set for.
    const moment = { ...momentOf(selected, reminder.schedule.time), schedule: reminder.schedule };
    reminding.toggle({ moments: [moment] });
    const undo = () => {
      toggleLiveSession(selected);
      void enableReminders(() => setReminders([moment]), shownLanguage());
    };
    showToast(t('labels.live.removed'), { label: shell('undo'), run: undo });
  };

  return (
    <section className="flex flex-col gap-2">
      <label className="flex min-h-11 items-center gap-3 self-start font-[540]">
        <span className="relative grid size-[26px] place-items-center">
          <input
            type="checkbox"
            checked={dayOf(selected).liveSession}
            onChange={toggle}
            className="peer size-full appearance-none rounded-[9px] border-2 border-edge bg-surface checked:border-accent checked:bg-accent"
          />
          <Check
            size={16}
            strokeWidth={2.6}
            aria-hidden="true"
            className="pointer-events-none absolute hidden text-accent-ink peer-checked:block"
          />
        </span>
        {t('labels.live.check')}
      </label>
      {next && (
        <LiveCard
          key={next}
          date={next}
          time={timeOn(next)}
          title={plan.on(next).toShoot.find(({ kind }) => kind === 'live')?.title}
          moment={momentOf(next, timeOn(next))}
          reminding={reminding}
          niche={niche}
        />
      )}
      <AskFirst reminding={reminding} />
    </section>
  );
}
