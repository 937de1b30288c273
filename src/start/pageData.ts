/** The files that the page's inline scripts fetch, as addresses of this site. */
export interface StartFiles {
  /** What the language screen needs, and what a start straight into the app needs. */
  language: readonly string[];
  app: readonly string[];
  /** The catalogue of the first screen, by language; a language without one starts in English. */
  texts: Readonly<Record<string, string>>;
  /** Codes of every language that can be kept. */
  languages: readonly string[];
}

/** The words of the language screen, and of the page shown when the app cannot start. */
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

/** By code, for every language that has a catalogue. */
export type LanguageScreenCatalogue = Readonly<Record<string, LanguageScreenTexts>>;

/** The words of the home's shell, by language. */
export type HomeShellTexts = Readonly<Record<string, { title: string; placeholder: string }>>;

/** The ids of the elements of index.html in which the build leaves this data as JSON. */
export const START_FILES_ELEMENT = 'start-files';
export const LANGUAGE_TEXTS_ELEMENT = 'language-texts';
export const HOME_SHELL_TEXTS_ELEMENT = 'home-shell-texts';

const readJson = (id: string) => JSON.parse(document.getElementById(id)?.textContent || '{}');

export const readStartFiles = (): StartFiles => readJson(START_FILES_ELEMENT);
export const readLanguageTexts = (): LanguageScreenCatalogue => readJson(LANGUAGE_TEXTS_ELEMENT);
export const readHomeShellTexts = (): HomeShellTexts => readJson(HOME_SHELL_TEXTS_ELEMENT);
