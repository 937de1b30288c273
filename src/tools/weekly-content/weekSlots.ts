import { pick, pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';

/** Monday first. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof DAYS)[number];

/** Specification: weekday slots 18:00, 19:30, 21:00; weekend slots 14:00, 16:30, 20:00; live slots 19:00, 20:30. */
const WEEKDAY_SLOTS = ['18:00', '19:30', '21:00'] as const;
const WEEKEND_SLOTS = ['14:00', '16:30', '20:00'] as const;
const LIVE_SLOTS = ['19:00', '20:30'] as const;

/** Specification: at most 2 lives per week, on Wednesday and Saturday. */
export const LIVE_DAYS: readonly Day[] = ['wednesday', 'saturday'];

/** Specification: 1 to 2 videos per day (70% chance of 2). */
const CHANCE_OF_TWO = 0.7;

/** A video does not go out in the hour around a live: one cannot do both. */
const MINUTES_APART = 60;

export interface DaySlots {
  day: Day;
  /** Wall-clock times, HH:MM, in order. */
  videos: string[];
  live?: string;
}

/** When something goes out on each day of a week. */
export function weekSlots(random: Random): DaySlots[] {
  return DAYS.map((day) => {
    const isWeekend = day === 'saturday' || day === 'sunday';
    const live = LIVE_DAYS.includes(day) ? pick(random, LIVE_SLOTS) : undefined;
    const free = (isWeekend ? WEEKEND_SLOTS : WEEKDAY_SLOTS).filter(
      (slot) => !live || Math.abs(minutesOf(slot) - minutesOf(live)) >= MINUTES_APART,
    );
    const videos = pickSome(random, free, random() < CHANCE_OF_TWO ? 2 : 1).sort();
    return { day, videos, ...(live && { live }) };
  });
}

/** Minutes since midnight. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
