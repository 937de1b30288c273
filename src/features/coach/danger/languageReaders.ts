import i18next from 'i18next';
import * as z from 'zod/mini';
import { readerOf } from '../../../domain/danger/readers';
import type { Reader } from '../../../domain/danger/recogniseDanger';

const NAMESPACE = 'dangerWords';
const lexicon = z.record(z.string(), z.string());

let known: { language: string; reader: Reader } | undefined;

/**
 * The reader of the chosen language, once its words are here; French and English, whose files are empty, are always read.
 */
export function languageReaders(language: string): readonly Reader[] {
  if (known?.language === language) return [known.reader];
  const words = lexicon.safeParse(i18next.getResourceBundle(language, NAMESPACE));
  if (!words.success || Object.keys(words.data).length === 0) return [];
  known = { language, reader: readerOf(words.data) };
  return [known.reader];
}

/** Fetches what is needed to hear and to answer somebody in danger: the language's words, and the labels of the answer. */
export async function loadLookOut(): Promise<void> {
  await i18next.loadNamespaces([NAMESPACE, 'danger']);
}
