import { formatDayMonth, formatWeekday } from '../../i18n/figures';

/** Noon of a date ('2026-11-25') where the device is, so that a change of clocks leaves it on its day. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00`);

/** A date with its weekday, in the language's own order: 'mercredi 25/11'. */
export function dayName(date: string): string {
  const noon = noonOf(date);
  return `${formatWeekday(noon, 'long')} ${formatDayMonth(noon)}`;
}
