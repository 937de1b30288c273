import { shownLanguage } from './i18n';

/** Numbers and dates as the language on the screen writes them. */

const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(shownLanguage(), options);

export function formatNumber(value: number): string {
  return format({}).format(value);
}

/** Whole euros. */
export function formatEuros(amount: number): string {
  return format({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(amount);
}

/** `share` is between 0 and 1. */
export function formatPercent(share: number): string {
  return format({ style: 'percent', maximumFractionDigits: 0 }).format(share);
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** In the unit that leaves the number short; units of 1000, as device settings count. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), UNITS.length);
  const value = bytes / 1000 ** power;
  return format({ style: 'unit', unit: UNITS[power - 1], maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
}

/** A day with its year, from an ISO 8601 moment. */
export function formatDay(moment: string): string {
  return new Intl.DateTimeFormat(shownLanguage(), { dateStyle: 'long' }).format(new Date(moment));
}

/** Day and month in figures, in the language's own order, where the device is: '23/11' in French. */
export function formatDayMonth(day: Date): string {
  return new Intl.DateTimeFormat(shownLanguage(), { day: '2-digit', month: '2-digit' }).format(day);
}

/** The time of day in a zone (IANA; without one, the device's own); `at` is ms since 1970. */
export function formatTimeOfDay(at: number, zone?: string): string {
  return new Intl.DateTimeFormat(shownLanguage(), { timeStyle: 'short', timeZone: zone }).format(at);
}

/** A day with its weekday and its time, in the zone (IANA) that it was planned in; `at` is ms since 1970. */
export function formatMoment(at: number, zone: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(shownLanguage(), { ...parts, timeZone: zone }).format(at);
}
