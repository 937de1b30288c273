import { formatDayMonth, formatWeekday } from '../../i18n/figures';
import { noonOf } from '../../lib/localDate';

/** A date with its weekday, in the language's own order: 'mercredi 25/11'. */
export function dayName(date: string): string {
  const noon = noonOf(date);
  return `${formatWeekday(noon, 'long')} ${formatDayMonth(noon)}`;
}
