import { LANGUAGES, type Language } from '../../i18n/languages';

/** What the language screen says; it stands in the shell's catalogue of each language. */
export interface LanguageScreenTexts {
  welcome: string;
  question: string;
  deviceLanguage: string;
  continue: string;
  search: string;
  list: string;
  none: string;
  always: string;
  startFailed: string;
  reload: string;
}

/**
 * The texts of every language that has a catalogue, by code. They travel in the HTML as JSON, so that the start script
 * and React read the same words.
 */
export type LanguageScreenCatalogue = Readonly<Record<string, LanguageScreenTexts>>;

/** id of the JSON element in the HTML. */
export const CATALOGUE_ELEMENT = 'language-texts';

/** Shown until the start script has found the device's language. */
export function bilingual(catalogue: LanguageScreenCatalogue): LanguageScreenTexts {
  const { en, fr } = catalogue;
  if (!en || !fr) throw new Error('The English and French catalogues are always there');
  return { ...en, welcome: `${fr.welcome} ${en.welcome}`, question: `${fr.question} / ${en.question}` };
}

/** Reads the texts that lie in the HTML. */
export function readCatalogue(): LanguageScreenCatalogue {
  return JSON.parse(document.getElementById(CATALOGUE_ELEMENT)?.textContent ?? '{}');
}

export function languageOrEnglish(code: string | undefined): Language {
  const language = LANGUAGES.find((each) => each.code === code) ?? LANGUAGES[0];
  if (!language) throw new Error('There is always a language');
  return language;
}
