import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK, ORIGINALS } from '../contracts/languageFiles';
import { directionOf } from '../lib/direction';

/** Loads one namespace of one language; undefined if that catalogue does not exist. Rejects if it cannot be loaded. */
export type CatalogueLoader = (language: string, namespace: string) => Promise<object | undefined>;

/** English and French are complete; every other language shows English where it lacks a text. */
export const fallbackOf = (language: string): string[] => (ORIGINALS.includes(language) ? [] : [FALLBACK]);

/**
 * Starts i18next, the only mechanism for texts.
 */
export async function startI18n(language: string, load: CatalogueLoader, namespaces = ['shell']): Promise<void> {
  await i18next
    .use({
      type: 'backend',
      read: (code: string, namespace: string, done: (error: Error | null, texts: object | false) => void) => {
        load(code, namespace).then(
          (texts) => done(null, texts ?? false),
          (error: Error) => done(error, false),
        );
      },
    })
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: fallbackOf,
      initAsync: false,
      ns: namespaces,
      defaultNS: 'shell',
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  showLanguage(language);
}

/** Fetches the texts of an area before it is first shown. */
export function loadNamespace(namespace: string): Promise<void> {
  return i18next.loadNamespaces(namespace);
}

/** The language the texts are really in: English if the chosen language could not be fetched. */
export function shownLanguage(language: string = i18next.language): string {
  return i18next.isInitialized && i18next.getDataByLanguage(language) ? language : 'en';
}

/** Declares on the page itself which language it is in, and its direction. */
export function showLanguage(language: string): void {
  const shown = shownLanguage(language);
  document.documentElement.lang = shown;
  document.documentElement.dir = directionOf(shown);
  const manifest = document.querySelector('link[rel="manifest"]');
  const href = `/manifest.${shown}.webmanifest`;
  if (manifest?.getAttribute('href') !== href) manifest?.setAttribute('href', href); // setting it fetches it
}
