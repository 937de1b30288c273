import {
  allFiles,
  CHOSEN_LANGUAGE,
  isLanguageFile,
  LANGUAGE_CACHE,
  LANGUAGE_INDEX,
  type LanguageIndex,
  languageIndex,
} from '../contracts/languageFiles';

async function readIndex(): Promise<LanguageIndex> {
  const response = await fetch(LANGUAGE_INDEX);
  return languageIndex.parse(await response.json());
}

async function storeFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(LANGUAGE_CACHE);
  const store = async (address: string) => {
    if (await cache.match(address)) return;
    const response = await fetch(address);
    if (!isLanguageFile(response)) throw new Error(`${address}: ${response.status}`);
    await cache.put(address, response);
  };
  await Promise.all(addresses.map(store));
}

/** Stores all labels and texts of a language, so that it is whole offline. Rejects where a file cannot be fetched or kept. */
export async function storeLanguage(code: string): Promise<void> {
  const files = (await readIndex())[code]; // none of an original: the precache has it
  if (files) await storeFiles(allFiles(files));
}

/** Notes a language as the one that a new version of the app brings along (sw/languages.ts). Rejects where storage fails. */
export async function noteChosen(code: string): Promise<void> {
  const cache = await caches.open(LANGUAGE_CACHE);
  await cache.put(CHOSEN_LANGUAGE, new Response(code));
}

/** Stores the labels of every other language, one after the other, each when `turn` resolves. Rejects as above. */
export async function storeOtherLabels(turn: () => Promise<void>): Promise<void> {
  for (const { first, labels } of Object.values(await readIndex())) {
    await turn();
    await storeFiles([first, labels]);
  }
}
