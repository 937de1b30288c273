import { localesOf } from '../../i18n/formatters';
import { shownLanguage } from '../../i18n/i18n';
import type { TimeWindow } from './windows';

/** A time window on the clock of the language shown; in French with an h, as in the specification: 19h-21h30. */
export function formatWindow({ from, to }: TimeWindow, language = shownLanguage()): string {
  if (language === 'fr') return `${frenchTime(from)}-${frenchTime(to)}`;
  const clock = new Intl.DateTimeFormat(localesOf(language), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return clock.formatRange(atUtc(from), atUtc(to));
}

const frenchTime = (time: string) => time.replace(':', 'h').replace(/h00$/, 'h');

const atUtc = (time: string) => new Date(`1970-01-01T${time}Z`);
