import { shownLanguage } from '../../i18n/i18n';

/** Minutes since the live began, as its clock shows them: '01:30'. */
export function formatClock(minutes: number): string {
  const format = new Intl.DateTimeFormat(shownLanguage(), { minute: '2-digit', second: '2-digit', timeZone: 'UTC' });
  return format.format(minutes * 60_000);
}
