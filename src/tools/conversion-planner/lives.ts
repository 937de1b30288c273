import type { PlannedDay } from '../../contracts/plannedDay';
import { DEFAULT_WALL_TIME, toWallTime } from '../../domain/reminders/clockLabels';
import type { KeptReminders } from '../../state/reminders/remindersStore';

/** What the planner knows of a day besides its videos. */
export interface DayState extends PlannedDay {
  /** A live is planned on it. */
  hasLive: boolean;
}

/** When a live begins if nobody has said so: the reminder card's preferred time, else that card's default. */
export const usualLiveTime = (reminders: KeptReminders | undefined): string =>
  toWallTime(reminders?.live?.preferredTime ?? '') ?? DEFAULT_WALL_TIME;
