import { dateFormat } from '../../i18n/formatters';

/** Minutes since the live began, as a clock shows them: '01:30'. */
export function formatClock(minutes: number): string {
  return dateFormat({ minute: '2-digit', second: '2-digit', timeZone: 'UTC' }).format(minutes * 60_000);
}
