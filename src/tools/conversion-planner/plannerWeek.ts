import { dayAfter } from '../../domain/weekDates';
import { localDate, noonOf } from '../../lib/localDate';

/** Specification: 'starts Sunday, 7 days'. */
export const DAYS_A_WEEK = 7;

/** Whether the text is a date of this century as an address writes it: '2026-02-29' is not. */
export const isDate = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text) && localDate(noonOf(text)) === text;

/** This many days later; negative: earlier. */
export const daysAfter = (date: string, days: number): string => localDate(dayAfter(noonOf(date), days));

/** From 0 for a Sunday to 6 for a Saturday. */
export const weekdayOf = (date: string): number => noonOf(date).getDay();

/** The seven days of the week that contains a day, Sunday first. */
export function weekOf(date: string): string[] {
  const sunday = daysAfter(date, -weekdayOf(date));
  return Array.from({ length: DAYS_A_WEEK }, (_, index) => daysAfter(sunday, index));
}
