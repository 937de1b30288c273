import { readStartFiles } from '../start/pageData';
import { languageFile } from './languageFile';

/** The namespaces of the first screen, which must not wait for the list of all others. */
const FIRST = ['shell', 'coach'];

/** One namespace of one language; undefined if that catalogue does not exist. Rejects if it cannot be loaded. */
export async function loadCatalogue(language: string, namespace: string): Promise<object | undefined> {
  if (!FIRST.includes(namespace)) return (await import('./lateCatalogue')).loadLateCatalogue(language, namespace);
  const file = readStartFiles().texts[language];
  return file ? (await languageFile(file))[namespace] : undefined;
}
