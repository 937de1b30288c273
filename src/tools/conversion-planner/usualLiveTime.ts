import { DEFAULT_WALL_TIME, toWallTime } from '../../domain/reminders/clockLabels';
import type { KeptReminders } from '../../state/reminders/remindersStore';

/** When a live begins if nobody has said so: the reminder card's preferred time, else that card's default. */
export const usualLiveTime = (reminders: KeptReminders | undefined): string =>
  toWallTime(reminders?.live?.preferredTime ?? '') ?? DEFAULT_WALL_TIME;
