import { LANGUAGES, type Language } from '../../i18n/languages';
import type { LanguageScreenCatalogue, LanguageScreenTexts } from '../../start/pageData';

/** Shown until the start script has found the device's language. */
export function bilingual(catalogue: LanguageScreenCatalogue): LanguageScreenTexts {
  const { en, fr } = catalogue;
  if (!en || !fr) throw new Error('The English and French catalogues are always there');
  return { ...en, welcome: `${fr.welcome} ${en.welcome}`, question: `${fr.question} / ${en.question}` };
}

export function languageOrEnglish(code: string | undefined): Language {
  const language = LANGUAGES.find((each) => each.code === code) ?? LANGUAGES[0];
  if (!language) throw new Error('There is always a language');
  return language;
}
