import type { PlannedDay } from '../../contracts/plannedDay';
import { wallTime } from '../../contracts/times';
import { DEFAULT_WALL_TIME, toWallTime } from '../../domain/reminders/clockLabels';
import type { KeptReminders } from '../../state/reminders/remindersStore';
import type { DayPlan } from './dayPlan';

/** A day has a live if its box is ticked, or if one of the tracker's lives is planned on it. */
export const hasLive = (day: PlannedDay, plan: DayPlan): boolean =>
  day.liveSession || plan.toShoot.some(({ kind }) => kind === 'live');

/** The key under which the time of a day's live is kept. */
export const liveTimeKey = (date: string): string => `live-${date}`;

/**
 * When a day's live begins ('20:00'): as set here, else as its record says, else the reminder card's preferred time,
 * else that card's default.
 */
export function liveTime(kept: string | undefined, plan: DayPlan, reminders: KeptReminders | undefined): string {
  if (kept && wallTime.safeParse(kept).success) return kept;
  const planned = plan.toShoot.find(({ kind, slot }) => kind === 'live' && slot?.time)?.slot?.time;
  return planned ?? (reminders?.live && toWallTime(reminders.live.preferredTime)) ?? DEFAULT_WALL_TIME;
}
