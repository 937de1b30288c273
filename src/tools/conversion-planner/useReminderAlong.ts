import type { PlannedDay } from '../../contracts/plannedDay';
import type { Reminder } from '../../contracts/reminders';
import type { Video } from '../../contracts/video';
import { shownLanguage } from '../../i18n/i18n';
import { syncReminders } from '../../state/reminders/reminderSync';
import { removeReminders, setReminders } from '../../state/reminders/remindersStore';
import { keepAnswer, toolRunOf } from '../../state/slices/toolRuns';
import { useReminders } from '../../ui/reminders/useReminders';
import type { Plan } from './dayPlan';
import { hasLive, liveTimeKey } from './lives';
import type { PlannerNiche } from './plannerNiches';
import { TOOL } from './tool';
import { liveReminderId, useLiveMoment } from './useLiveMoment';

interface Days {
  plan: Plan;
  dayOf: (date: string) => PlannedDay;
}

/**
 * Moves the reminder of a live to another day with it, at its time of day; without a day the reminder is removed. If
 * the old day has another live, the reminder stays. Returns the undo.
 */
export function useReminderAlong(niche: PlannerNiche | undefined) {
  const momentOf = useLiveMoment(niche);
  const list = useReminders()?.list ?? [];

  return (video: Video, to: string | undefined, { plan, dayOf }: Days): (() => void) => {
    const from = video.slot?.date;
    const set = from && list.find(({ id }) => id === liveReminderId(from));
    if (!set || video.kind !== 'live') return () => undefined;
    const { toShoot, published } = plan.on(from);
    const others = { published, toShoot: toShoot.filter(({ id }) => id !== video.id) };
    if (hasLive(dayOf(from), others)) return () => undefined;

    const there = to && list.find(({ id }) => id === liveReminderId(to));
    const newMoment = to && !there ? momentOf(to, set.schedule.time) : undefined;
    // Otherwise the day would show a time other than the reminder's.
    if (to && newMoment) keepAnswer(toolRunOf(TOOL), liveTimeKey(to), set.schedule.time);
    void replace(set.id, newMoment && { ...set, id: newMoment.id, schedule: newMoment.schedule });
    return () => void replace(newMoment?.id, set);
  };
}

async function replace(id: string | undefined, reminder: Reminder | undefined): Promise<void> {
  try {
    if (id) await removeReminders([id]);
    if (reminder) await setReminders([reminder]);
    await syncReminders(shownLanguage());
  } catch (error) {
    console.error(error);
  }
}
