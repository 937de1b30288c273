import { reminderNicheOf } from '../../domain/reminders/reminderNiches';
import { tomorrowAt } from '../../domain/reminders/slots';
import { formatTimeOfDay } from '../../i18n/figures';
import type { Moment } from '../../ui/tool/remind/useReminding';
import type { SchedulerPlan, Slot } from './plan';

/**
 * Specification: to be reminded to post tomorrow at a slot's time; tomorrow and the time are those of the place.
 *
 * @param name what it is about, as the calendar entry says it
 */
export function momentOf(
  { meant, number, time, at }: Slot,
  { niche, timezone }: SchedulerPlan,
  { name, now }: { name: string; now: Date },
): Moment {
  return {
    id: `publishing-scheduler-${niche}-${meant.period}-${number}`,
    kind: 'posting',
    schedule: tomorrowAt(time, timezone, now.getTime()),
    niche: reminderNicheOf(niche),
    name,
    label: formatTimeOfDay(at, timezone),
  };
}
