import {
  beyondPrecache,
  CHOSEN_LANGUAGE,
  FALLBACK,
  filesToStore,
  LANGUAGE_CACHE,
  labelFiles,
} from '../contracts/languageFiles';
import { isJsonAnswer } from '../lib/isJsonAnswer';
import { storeFiles } from '../lib/storeFiles';
import { readLanguageIndex } from '../texts/languageIndex';

const STORE = { cache: LANGUAGE_CACHE, isFile: isJsonAnswer };

/**
 * Stores all labels and long texts of a language, so that it is complete offline. Rejects if a file cannot be fetched
 * or stored.
 */
export async function storeLanguage(code: string): Promise<void> {
  await storeFiles({ ...STORE, ...filesToStore(await readLanguageIndex(), code) });
}

/** Notes which language a new version of the app should fetch (sw/languageCache.ts). Rejects if storage fails. */
export async function noteChosen(code: string): Promise<void> {
  const cache = await caches.open(LANGUAGE_CACHE);
  await cache.put(CHOSEN_LANGUAGE, new Response(code));
}

/**
 * Stores the topics of the coach that do not come with the language, English ones if it has none. Rejects like
 * `storeLanguage`.
 */
export async function storeFurtherTopics(code: string): Promise<void> {
  const index = await readLanguageIndex();
  const address = index[code]?.coachFurther ?? index[FALLBACK]?.coachFurther;
  if (address !== undefined) await storeFiles({ ...STORE, addresses: [address] });
}

/**
 * Stores the labels of every other language, one after the other, each when `turn` resolves. Rejects like
 * `storeLanguage`.
 */
export async function storeOtherLabels(turn: () => Promise<void>): Promise<void> {
  for (const files of Object.values(await readLanguageIndex())) {
    await turn();
    await storeFiles({ ...STORE, addresses: beyondPrecache(labelFiles(files)) });
  }
}
