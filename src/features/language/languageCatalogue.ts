/** What the language screen says; it stands in the shell's catalogue of each language. */
export interface LanguageScreenTexts {
  welcome: string;
  question: string;
  ofDevice: string;
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

/** Reads the texts that lie in the HTML. */
export function readCatalogue(): LanguageScreenCatalogue {
  return JSON.parse(document.getElementById(CATALOGUE_ELEMENT)?.textContent ?? '{}');
}
