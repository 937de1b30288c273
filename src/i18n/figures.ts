import { dateFormat, localesOf, numberFormat } from './formatters';
import { shownLanguage } from './i18n';

/** Numbers and dates as the language on the screen writes them. */

export function formatNumber(value: number): string {
  return numberFormat().format(value);
}

/** Whole euros. */
export function formatEuros(amount: number): string {
  return numberFormat({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(amount);
}

/** Euros, with cents if there are any. */
export function formatEurosAndCents(amount: number): string {
  return formatPrice(amount, 'EUR');
}

/** An amount in its own currency (ISO 4217), with cents if there are any. */
export function formatPrice(amount: number, currency: string): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return numberFormat({ style: 'currency', currency, minimumFractionDigits }).format(amount);
}

/** A rate in percent, with one decimal if it has one: '2,5 %'. */
export function formatRate(percent: number): string {
  return numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);
}

/** A percentage; `share` is between 0 and 1. */
export function formatPercent(share: number): string {
  return numberFormat({ style: 'percent', maximumFractionDigits: 0 }).format(share);
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** In the unit that keeps the number short; units of 1000, as in device settings. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), UNITS.length);
  const value = bytes / 1000 ** power;
  return numberFormat({ style: 'unit', unit: UNITS[power - 1], maximumFractionDigits: value < 10 ? 1 : 0 }).format(
    value,
  );
}

/** A day with its year, from an ISO 8601 moment. */
export function formatDay(moment: string): string {
  return dateFormat({ dateStyle: 'long' }).format(new Date(moment));
}

/** A calendar date ('2026-11-24'), which no time zone shifts. `parts`: which parts of it to write. */
export function formatDate(date: string, parts: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...parts, timeZone: 'UTC' }).format(new Date(date));
}

/** The local day and month in figures, in the language's own order: '23/11' in French. */
export function formatDayMonth(day: Date): string {
  return dateFormat({ day: '2-digit', month: '2-digit' }).format(day);
}

/** From the first of these days to the last, in words: '16–22 novembre'. */
export function formatDays(days: readonly Date[]): string {
  const [first = new Date(0), last = first] = [days[0], days.at(-1)];
  return dateFormat({ day: 'numeric', month: 'long' }).formatRange(first, last);
}

/** The local day of the week: 'lundi', 'lun.', 'L'. */
export function formatWeekday(day: Date, length: 'long' | 'short' | 'narrow'): string {
  return dateFormat({ weekday: length }).format(day);
}

/** The time of day in a zone (IANA; the device's own if absent); `at` is in ms since 1970. */
export function formatTimeOfDay(at: number, zone?: string): string {
  return dateFormat({ timeStyle: 'short', timeZone: zone }).format(at);
}

/** A day with its weekday and time, in the zone (IANA) it was planned in; `at` is in ms since 1970. */
export function formatMoment(at: number, zone: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return dateFormat({ ...parts, timeZone: zone }).format(at);
}

/** A planned day, abbreviated, with its time if it has one; both in local time. */
export function formatSlot({ date, time }: { date: string; time?: string | undefined }): string {
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const parts = time ? ({ ...day, hour: 'numeric', minute: '2-digit' } as const) : day;
  return dateFormat(parts).format(new Date(`${date}T${time ?? '12:00'}`));
}

/** 'a, b et c'. */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(localesOf(shownLanguage()), { type: 'conjunction' }).format(items);
}

/** Whether the language on the screen writes the day before the month. */
export function isDayFirst(): boolean {
  const parts = dateFormat({ day: 'numeric', month: 'numeric' }).formatToParts();
  return parts.findIndex(({ type }) => type === 'day') < parts.findIndex(({ type }) => type === 'month');
}

/** Whether the decimal sign of the language on the screen is a comma. */
export function hasDecimalComma(): boolean {
  return numberFormat().format(1.5).includes(',');
}
