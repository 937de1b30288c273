import type { CatalogueLoader } from '../i18n/i18n';
import { byLanguageAndNamespace } from './catalogueFiles';

/** Those of the first screen; the list of all others would be in its way. */
const firstCatalogues = byLanguageAndNamespace(
  import.meta.glob<object>(['../i18n/locales/*/{shell,coach}.labels.json', '../features/coach/locales/*.json'], {
    import: 'default',
  }),
);
const FIRST: readonly string[] = ['shell', 'coach'];

export const loadCatalogue: CatalogueLoader = (language, namespace) => {
  const key = `${language}/${namespace}`;
  if (FIRST.includes(namespace)) return firstCatalogues.get(key)?.();
  return import('./lateCatalogues').then(({ lateCatalogues }) => lateCatalogues.get(key)?.());
};
