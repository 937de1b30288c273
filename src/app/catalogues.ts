import type { CatalogueLoader } from '../i18n/i18n';

type Load = () => Promise<object>;

// The texts of the language screen lie in the HTML (start.labels.json).
const shell = import.meta.glob<object>(['../i18n/locales/*/*.labels.json', '!**/start.labels.json'], {
  import: 'default',
});
const originals = import.meta.glob<object>('../{app,features,tools}/*/locales/*.json', { import: 'default' });

/** Every catalogue by `<language>/<namespace>`: the folder of an area or tool is its namespace. */
const catalogues = new Map<string, Load>();
for (const [path, load] of Object.entries(shell)) {
  const [, language, namespace] = /locales\/(\w+)\/([\w-]+)\.labels\.json$/.exec(path) ?? [];
  catalogues.set(`${language}/${namespace}`, load);
}
for (const [path, load] of Object.entries(originals)) {
  const [, namespace, language] = /\/([\w-]+)\/locales\/(\w+)\.json$/.exec(path) ?? [];
  catalogues.set(`${language}/${namespace}`, load);
}

export const loadCatalogue: CatalogueLoader = (language, namespace) => catalogues.get(`${language}/${namespace}`)?.();
