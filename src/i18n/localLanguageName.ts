import { shownLanguage } from './i18n';

/** A language's name in the reader's language, as it stands in a list; undefined where the browser does not know it. */
export function localLanguageName(code: string): string | undefined {
  const reader = shownLanguage();
  const name = new Intl.DisplayNames([reader], { type: 'language' }).of(code);
  return name && name !== code ? name.charAt(0).toLocaleUpperCase(reader) + name.slice(1) : undefined;
}
