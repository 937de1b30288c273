import { shownLanguage } from '../../i18n/i18n';

/** A planned moment (ms since 1970) as its day and time in that zone, as the language on the screen writes them. */
export function formatSlot(at: number, zone: string): string {
  return new Intl.DateTimeFormat(shownLanguage(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  }).format(at);
}
