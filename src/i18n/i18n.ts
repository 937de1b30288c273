import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK, ORIGINALS } from '../contracts/languageFiles';
import { directionOf } from '../lib/direction';

/** Loads one namespace of one language; undefined where that catalogue does not exist. Rejects where it cannot come. */
export type CatalogueLoader = (language: string, namespace: string) => Promise<object | undefined>;

/** English and French are whole; every other language shows English where it has no text of its own. */
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

/** Fetches the texts of an area ahead of its first showing. */
export function loadNamespace(namespace: string): Promise<void> {
  return i18next.loadNamespaces(namespace);
}

/** The language the texts are really in: English where the chosen language could not be fetched. */
export function shownLanguage(language: string = i18next.language): string {
  return i18next.isInitialized && i18next.getDataByLanguage(language) ? language : 'en';
}

/** Says on the page itself which language it is in, and which way it is read. */
export function showLanguage(language: string): void {
  const shown = shownLanguage(language);
  document.documentElement.lang = shown;
  document.documentElement.dir = directionOf(shown);
  const manifest = document.querySelector('link[rel="manifest"]');
  const href = `/manifest.${shown}.webmanifest`;
  if (manifest?.getAttribute('href') !== href) manifest?.setAttribute('href', href); // setting it fetches it
}
