import type { CatalogueLoader } from '../i18n/i18n';
import { byLanguageAndNamespace } from './catalogueFiles';
import { languageFile } from './languageFile';

/** Those of the first screen; the list of all others would be in its way. */
const originals = byLanguageAndNamespace(
  import.meta.glob<object>(['../i18n/locales/{en,fr}/shell.labels.json', '../features/coach/locales/*.json'], {
    import: 'default',
  }),
);
const FIRST: readonly string[] = ['shell', 'coach'];

/** Where a language that is no original has the labels of the first screen, as the page itself says. */
function firstFile(language: string): string | undefined {
  const { texts } = JSON.parse(document.getElementById('start-files')?.textContent ?? '{"texts":{}}');
  return texts[language];
}

export const loadCatalogue: CatalogueLoader = async (language, namespace) => {
  if (!FIRST.includes(namespace)) {
    const { loadLateCatalogue } = await import('./lateCatalogues');
    return loadLateCatalogue(language, namespace);
  }
  const original = originals.get(`${language}/${namespace}`);
  if (original) return original();
  const file = firstFile(language);
  return file ? (await languageFile(file))[namespace] : undefined;
};
