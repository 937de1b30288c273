import { dateFormat, localesOf, numberFormat } from '../../i18n/formatters';
import { shownLanguage } from '../../i18n/i18n';
import { noonOf } from '../../lib/localDate';

/** Days ('YYYY-MM-DD') and times as the language on the screen writes them. */

/** 'mardi 24 novembre' */
export const formatLongDay = (date: string): string =>
  dateFormat({ weekday: 'long', day: 'numeric', month: 'long' }).format(noonOf(date));

/** 'mardi' */
export const formatWeekday = (date: string): string => dateFormat({ weekday: 'long' }).format(noonOf(date));

/** 'M': the head of a column. */
export const formatInitial = (date: string): string => dateFormat({ weekday: 'narrow' }).format(noonOf(date));

/** '24': the day of the month, in the language's digits. */
export const formatDayNumber = (date: string): string => numberFormat().format(noonOf(date).getDate());

/** 'mardi 24' */
export const formatShortDay = (date: string): string => `${formatWeekday(date)} ${formatDayNumber(date)}`;

/** '22–28 novembre' */
export const formatWeek = (first: string, last: string): string =>
  dateFormat({ day: 'numeric', month: 'long' }).formatRange(noonOf(first), noonOf(last));

/** A day's time ('19:30') in short: '20 h' on the hour, '20:30' otherwise. */
export function formatClock(date: string, time: string): string {
  const at = new Date(`${date}T${time}`);
  return dateFormat(at.getMinutes() === 0 ? { hour: 'numeric' } : { hour: 'numeric', minute: '2-digit' }).format(at);
}

const DAY_MS = 86_400_000;
const daysBetween = (date: string, today: string) =>
  Math.round((noonOf(date).getTime() - noonOf(today).getTime()) / DAY_MS);

/** Yesterday, today and tomorrow have names. */
export const isNearby = (date: string, today: string): boolean => Math.abs(daysBetween(date, today)) <= 1;

/** 'hier', 'aujourd’hui', 'demain', else the day: '12 novembre'. */
export function formatWhen(date: string, today: string): string {
  if (!isNearby(date, today)) return dateFormat({ day: 'numeric', month: 'long' }).format(noonOf(date));
  const name = new Intl.RelativeTimeFormat(localesOf(shownLanguage()), { numeric: 'auto' });
  return name.format(daysBetween(date, today), 'day');
}
