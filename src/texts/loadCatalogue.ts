import { readStartFiles } from '../start/pageData';
import { languageFile } from './languageFile';

/** Those of the first screen; where all others are would be in its way. */
const FIRST = ['shell', 'coach'];

/** One namespace of one language; undefined where that catalogue does not exist. Rejects where it cannot come. */
export async function loadCatalogue(language: string, namespace: string): Promise<object | undefined> {
  if (!FIRST.includes(namespace)) return (await import('./lateCatalogue')).loadLateCatalogue(language, namespace);
  const file = readStartFiles().texts[language];
  return file ? (await languageFile(file))[namespace] : undefined;
}
