import { shownLanguage } from './i18n';

/**
 * Formatters of the language on the screen. Making one takes longer than using it a hundred times, and a list writes
 * the same kind of number or date on every row, so each is made once.
 */
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/**
 * The locales of a language for `Intl`, best first. A browser that lacks the language (usually Yoruba) writes in
 * English, not in the device's own language; and every language uses the calendar that the platform and our grids go
 * by.
 */
export const localesOf = (language: string): string[] => [`${language}-u-ca-gregory`, 'en-u-ca-gregory'];

function once<Format>(known: Map<string, Format>, key: string, make: () => Format): Format {
  const format = known.get(key) ?? make();
  known.set(key, format);
  return format;
}

export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const language = shownLanguage();
  return once(numbers, language + JSON.stringify(options), () => new Intl.NumberFormat(localesOf(language), options));
}

/** Without a `timeZone` it writes local time. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const language = shownLanguage();
  // A device carried into another time zone needs another clock.
  const key = [language, new Date().getTimezoneOffset(), JSON.stringify(options)].join(' ');
  return once(dates, key, () => new Intl.DateTimeFormat(localesOf(language), options));
}
