import { FALLBACK, LANGUAGE_CACHE, type LanguageIndex } from '../contracts/languageFiles';
import { languageFile, type Namespaces } from './languageFile';

/** The long texts of a namespace. */
export interface LongTexts {
  content: Namespaces;
  /** The language they are in. */
  language: string;
}

const isStored = async (address: string) => (await caches.match(address, { cacheName: LANGUAGE_CACHE })) !== undefined;

/** The device's texts of the namespace in another language, English first. */
async function standIn(index: LanguageIndex, namespace: string): Promise<LongTexts | undefined> {
  for (const language of [FALLBACK, ...Object.keys(index)]) {
    const address = index[language]?.texts[namespace];
    if (address && (await isStored(address))) return { content: await languageFile(address), language };
  }
  return undefined;
}

/**
 * The long texts of a namespace in a language that has them; if they cannot be fetched, those of another language on
 * the device. Rejects if there are none either.
 */
export async function longTexts(index: LanguageIndex, language: string, namespace: string): Promise<LongTexts> {
  const address = index[language]?.texts[namespace];
  if (!address) throw new Error(`${language} has no long texts of ${namespace}`);
  try {
    return { content: await languageFile(address), language };
  } catch (error) {
    const found = 'caches' in globalThis && (await standIn(index, namespace));
    if (!found) throw error;
    return found;
  }
}
