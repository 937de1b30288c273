import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryCodes } from '../../../domain/country/guessCountry';
import { localesOf } from '../../../i18n/formatters';
import { shownLanguage } from '../../../i18n/i18n';

export interface NamedCountry {
  /** ISO 3166-1. */
  code: string;
  /** In the language on the screen. */
  name: string;
}

/** Every country in the language on the screen, in its alphabetical order, and the name of any one. */
export function useCountryNames(): { all: readonly NamedCountry[]; nameOf: (code: string) => string } {
  const { i18n } = useTranslation();
  const language = shownLanguage(i18n.language);
  return useMemo(() => {
    const locales = localesOf(language);
    const names = new Intl.DisplayNames(locales, { type: 'region' });
    const nameOf = (code: string) => names.of(code) ?? code;
    const { compare } = new Intl.Collator(locales);
    const all = countryCodes().map((code) => ({ code, name: nameOf(code) }));
    return { all: all.sort((one, other) => compare(one.name, other.name)), nameOf };
  }, [language]);
}
