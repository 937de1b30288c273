import type { LiveReminderSettings, ScheduledReminder } from '../../contracts/reminders';
import { DEFAULT_WALL_TIME, toWallTime, WEEKDAY_NAMES, weekdayNumber } from './clockLabels';

/** Specification: the name in the settings if none was given. */
export const DEFAULT_NAME = 'Creator';

/**
 * The weekly reminder that the settings describe, in `zone` (IANA), due from `setAt` (ISO 8601, UTC) on. With no
 * preferred day it is due every day; an unreadable time becomes the default.
 */
export function toScheduled(settings: LiveReminderSettings, zone: string, setAt: string): ScheduledReminder {
  const preferred = settings.preferredDays.map(weekdayNumber).filter((weekday) => weekday !== undefined);
  const weekdays = preferred.length > 0 ? preferred : WEEKDAY_NAMES.map((_, index) => index + 1);
  return {
    id: settings.id,
    kind: 'live',
    schedule: {
      repeat: 'weekly',
      weekdays: [...new Set(weekdays)].sort(),
      time: toWallTime(settings.preferredTime) ?? DEFAULT_WALL_TIME,
      zone,
    },
    setAt,
  };
}
