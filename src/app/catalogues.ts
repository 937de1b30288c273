import type { CatalogueLoader } from '../i18n/i18n';
import { languageFile } from '../platform/languageFile';

/** Those of the first screen; the list of all others would be in its way. */
const originals = import.meta.glob<object>(
  ['../i18n/locales/{en,fr}/shell.labels.json', '../features/coach/locales/*.json'],
  { import: 'default' },
);
const FIRST: Readonly<Record<string, (language: string) => string>> = {
  shell: (language) => `../i18n/locales/${language}/shell.labels.json`,
  coach: (language) => `../features/coach/locales/${language}.json`,
};

/** Where a language that is no original has the labels of the first screen, as the page itself says. */
function firstFile(language: string): string | undefined {
  return JSON.parse(document.getElementById('start-files')?.textContent ?? '').texts[language];
}

export const loadCatalogue: CatalogueLoader = async (language, namespace) => {
  const path = FIRST[namespace];
  if (!path) return (await import('./lateCatalogues')).loadLateCatalogue(language, namespace);
  const original = originals[path(language)];
  if (original) return original();
  const file = firstFile(language);
  return file ? (await languageFile(file))[namespace] : undefined;
};
