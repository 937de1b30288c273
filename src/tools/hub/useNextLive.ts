import type { Occurrence } from '../../contracts/reminders';
import { now } from '../../platform/clock';
import { useReminders } from '../../ui/reminders/useReminders';
import { useLazyModule } from '../../ui/tool/useLazyModule';

/** The time-zone library is large, and the hub is shown without it. */
const loadSchedule = () => import('../../domain/reminders/schedule');

export interface NextLive extends Occurrence {
  /** The zone in which it was planned, IANA. */
  zone: string;
}

/** The next live that has a reminder; null if there is none, undefined until that is known. */
export function useNextLive(): NextLive | null | undefined {
  const reminders = useReminders();
  const schedule = useLazyModule(loadSchedule);
  if (!reminders || !schedule) return undefined;
  const from = now().getTime();
  const next = reminders.list
    .filter(({ kind }) => kind === 'live')
    .flatMap((reminder) =>
      schedule.nextOccurrences(reminder, from, 1).map((live) => ({ ...live, zone: reminder.schedule.zone })),
    )
    .sort((one, other) => one.at - other.at)[0];
  return next ?? null;
}
