import { localesOf } from '../../i18n/formatters';
import { shownLanguage } from '../../i18n/i18n';

/** A time of day (HH:MM) on the clock of the language shown; in French with an h, as in the specification: 18h30. */
export function formatTime(time: string, language = shownLanguage()): string {
  if (language === 'fr') return time.replace(':', 'h');
  const clock = new Intl.DateTimeFormat(localesOf(language), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return clock.format(new Date(`1970-01-01T${time}Z`));
}
