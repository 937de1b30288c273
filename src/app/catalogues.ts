import type { CatalogueLoader } from '../i18n/i18n';
import { languageFile } from '../platform/languageFile';

/** Those of the first screen; where all others are would be in its way. */
const FIRST = ['shell', 'coach'];

/** Where a language has the labels of the first screen, as the page itself says. */
function firstFile(language: string): string | undefined {
  return JSON.parse(document.getElementById('start-files')?.textContent ?? '').texts[language];
}

export const loadCatalogue: CatalogueLoader = async (language, namespace) => {
  if (!FIRST.includes(namespace)) return (await import('./lateCatalogues')).loadLateCatalogue(language, namespace);
  const file = firstFile(language);
  return file ? (await languageFile(file))[namespace] : undefined;
};
