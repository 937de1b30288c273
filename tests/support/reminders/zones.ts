import fc from 'fast-check';
import type { ScheduledReminder } from '../../../src/contracts/reminders';
import { clockAt } from './oracle';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAYS = 6 * 365;

/**
 * Clock changes of 30 minutes and of two hours, at midnight, around Ramadan, on Saturday night, in both halves of the
 * year, and none.
 */
export const ZONES = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/Havana',
  'America/Los_Angeles',
  'America/New_York',
  'America/Nuuk',
  'America/Santiago',
  'America/Sao_Paulo',
  'Antarctica/Troll',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Tehran',
  'Asia/Tokyo',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Europe/London',
  'Europe/Paris',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'UTC',
] as const;

/** The days (ms since 1970) in six years on which the clocks of a zone change. */
const CHANGES = new Map<string, number[]>(
  ZONES.map((zone) => [
    zone,
    Array.from({ length: DAYS }, (_, index) => FIRST_DAY + index * DAY).filter(
      (day) => clockAt(day, zone).slice(11) !== clockAt(day + DAY, zone).slice(11),
    ),
  ]),
);

const hour = fc.oneof(fc.constantFrom(22, 23, 0, 1, 2, 3, 4), fc.integer({ min: 0, max: 23 }));
const minute = fc.oneof(fc.constantFrom(0, 15, 30), fc.integer({ min: 0, max: 59 }));
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A weekly reminder, and a moment that often falls in the week before a clock change. */
export const scheduleNearChange: fc.Arbitrary<{ reminder: ScheduledReminder; after: number }> = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    time: fc.tuple(hour, minute).map((parts) => parts.map(twoDigits).join(':')),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
    change: fc.nat(),
    minutesBefore: fc.integer({ min: -2 * 1440, max: 8 * 1440 }),
    minutesSinceSet: fc.integer({ min: -10 * 1440, max: 100 * 1440 }),
  })
  .map(({ zone, time, weekdays, change, minutesBefore, minutesSinceSet }) => {
    const changes = CHANGES.get(zone) ?? [];
    const near = changes[change % Math.max(changes.length, 1)] ?? FIRST_DAY + (change % DAYS) * DAY;
    const after = near - minutesBefore * MINUTE;
    const setAt = new Date(after - minutesSinceSet * MINUTE).toISOString();
    return {
      reminder: { id: 'live', kind: 'live', setAt, schedule: { repeat: 'weekly', weekdays, time, zone } },
      after,
    };
  });
