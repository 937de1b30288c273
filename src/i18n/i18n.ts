import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { directionOf } from './direction';

/** Loads one namespace of one language; undefined, at once or later, where that catalogue does not exist. */
export type CatalogueLoader = (language: string, namespace: string) => Promise<object | undefined> | undefined;

let hasCatalogue: (language: string) => boolean = () => false;

/**
 * Starts i18next, the only mechanism for texts. English and French are whole, so only the other languages load English
 * as what is shown until their own catalogue has a text.
 */
export async function startI18n(language: string, load: CatalogueLoader, namespaces = ['shell']): Promise<void> {
  hasCatalogue = (code) => load(code, 'shell') !== undefined;
  await i18next
    .use({
      type: 'backend',
      read: (code: string, namespace: string, done: (error: Error | null, texts: object | false) => void) => {
        const catalogue = load(code, namespace);
        if (!catalogue) return done(null, false); // an empty one would count as loaded before English is
        catalogue.then(
          (texts) => done(null, texts ?? false),
          (error: Error) => done(error, false),
        );
      },
    })
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: (code) => (code === 'en' || code === 'fr' ? [] : ['en']),
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

/** Changes the language without a reload; resolves when the new texts are shown. */
export async function changeLanguage(language: string): Promise<void> {
  await i18next.changeLanguage(language);
  showLanguage(language);
}

/** The language the texts are really in: English until the chosen language has its catalogue. */
export function shownLanguage(language: string = i18next.language): string {
  return hasCatalogue(language) ? language : 'en';
}

function showLanguage(language: string) {
  const shown = shownLanguage(language);
  document.documentElement.lang = shown;
  document.documentElement.dir = directionOf(shown);
  const manifest = document.querySelector('link[rel="manifest"]');
  const href = `/manifest.${shown}.webmanifest`;
  if (manifest?.getAttribute('href') !== href) manifest?.setAttribute('href', href); // setting it fetches it
}
