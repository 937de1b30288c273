import { languageFile } from './languageFile';

/** Those of the first screen; where all others are would be in its way. */
const FIRST = ['shell', 'coach'];

/** Where a language has the labels of the first screen, as the page itself says. */
function firstFile(language: string): string | undefined {
  return JSON.parse(document.getElementById('start-files')?.textContent ?? '').texts[language];
}

/** One namespace of one language; undefined where that catalogue does not exist. Rejects where it cannot come. */
export async function loadCatalogue(language: string, namespace: string): Promise<object | undefined> {
  if (!FIRST.includes(namespace)) return (await import('./lateCatalogue')).loadLateCatalogue(language, namespace);
  const file = firstFile(language);
  return file ? (await languageFile(file))[namespace] : undefined;
}
