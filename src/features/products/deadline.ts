import type { Product } from '../../contracts/product';
import { localesOf } from '../../i18n/formatters';
import { shownLanguage } from '../../i18n/i18n';

const DAY = 24 * 3600 * 1000;

/** Days from one calendar date to another; negative if that one is past. */
export const daysUntil = (date: string, today: string): number =>
  Math.round((Date.parse(date) - Date.parse(today)) / DAY);

/** The days that are left for a sample's video; undefined where none is due. */
export function daysLeft({ from, deadline, archivedAt }: Product, today: string): number | undefined {
  return from === 'sample' && deadline && !archivedAt ? daysUntil(deadline, today) : undefined;
}

/** 'tomorrow', 'in 3 days', '2 days ago', in the language on the screen. */
export const inDays = (days: number): string =>
  new Intl.RelativeTimeFormat(localesOf(shownLanguage()), { numeric: 'auto' }).format(days, 'day');
