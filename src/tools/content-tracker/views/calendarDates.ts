import type { Video } from '../../../contracts/video';
import { isPublished } from '../../../domain/videos/stage';
import { localDate } from '../../../lib/localDate';

/** Dates are 'YYYY-MM-DD' and months 'YYYY-MM' here: calendar values, which no clock and no time zone moves. */

const DAY_MS = 24 * 60 * 60_000;
export const DAYS_A_WEEK = 7;

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 'YYYY-MM-DD'.length);

export const monthOf = (date: string): string => date.slice(0, 'YYYY-MM'.length);

export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOf(Date.parse(text) || 0) === text;

/** This many days later; negative: earlier. */
export const addDays = (date: string, days: number): string => dateOf(Date.parse(date) + days * DAY_MS);

/** The same day this many months later (negative: earlier), or the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay() || DAYS_A_WEEK;

/** The first day of the week that the date is in; `firstDay` is 1 (Monday) to 7 (Sunday). */
export const weekStart = (date: string, firstDay: number): string =>
  addDays(date, -((weekdayOf(date) - firstDay + DAYS_A_WEEK) % DAYS_A_WEEK));

/** The weeks of the month that the date is in, each seven dates; the first and last reach into the months beside it. */
export function monthGrid(date: string, firstDay: number): string[][] {
  const first = `${monthOf(date)}-01`;
  const next = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let day = weekStart(first, firstDay); day < next; day = addDays(day, DAYS_A_WEEK)) {
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, place) => addDays(day, place)));
  }
  return weeks;
}

/** Where a key leads in the calendar; undefined if nowhere. `forward` is the key towards the next day. */
export function dateByKey(date: string, key: string, firstDay: number, forward = 'ArrowRight'): string | undefined {
  const start = weekStart(date, firstDay);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return addDays(date, key === forward ? 1 : -1);
    case 'ArrowUp':
      return addDays(date, -DAYS_A_WEEK);
    case 'ArrowDown':
      return addDays(date, DAYS_A_WEEK);
    case 'Home':
      return start;
    case 'End':
      return addDays(start, DAYS_A_WEEK - 1);
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return undefined;
  }
}

/** The day of a video: that of its publication in the device's time zone, else of its slot. */
export function dayOf(video: Video): string | undefined {
  return isPublished(video) ? localDate(new Date(video.publishedAt)) : video.slot?.date;
}

/** The videos of each day: first what is planned, by its time, then what is published, by the moment of publication. */
export function videosByDay(videos: readonly Video[]): ReadonlyMap<string, readonly Video[]> {
  const days = new Map<string, Video[]>();
  for (const video of videos) {
    const day = dayOf(video);
    if (!day) continue;
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(video);
    else days.set(day, [video]);
  }
  for (const ofDay of days.values()) ofDay.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  return days;
}

const placeOf = (video: Video) => (isPublished(video) ? `2 ${video.publishedAt}` : `1 ${video.slot?.time ?? '24'}`);
