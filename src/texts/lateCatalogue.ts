import { inTheCode } from './inTheCode';
import { languageFile } from './languageFile';
import { readLanguageIndex } from './languageIndex';
import { longTexts } from './longTexts';
import { NOWHERE, WRITTEN_IN } from './writtenIn';

/** One namespace of a language, for everything but the first screen; undefined if the language has none. */
export async function loadLateCatalogue(language: string, namespace: string): Promise<object | undefined> {
  const original = inTheCode(language, namespace);
  if (original) return original;
  const index = await readLanguageIndex();
  const files = index[language];
  if (!files) return undefined;
  const labels = (await languageFile(files.labels))[namespace];
  if (!files.texts[namespace]) return labels;
  // The labels are shown all the same; the screen that needs the texts says what is missing.
  const texts = await longTexts(index, language, namespace).catch(console.warn);
  return { ...labels, ...texts?.content, [WRITTEN_IN]: texts?.language ?? NOWHERE };
}
