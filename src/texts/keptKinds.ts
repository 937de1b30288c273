import { LANGUAGE_CACHE, type LanguageIndex } from '../contracts/languageFiles';
import { isJsonAnswer } from '../lib/isJsonAnswer';
import { storeFiles } from '../lib/storeFiles';

/** In bytes: compressed to a fourth of it, it leaves all that one user has offline under 1.2 MB. */
export const ROOM = 400_000;

/** From this share of it on, nothing is stored that nobody has wanted yet. */
const FULL = 0.6;

/** The addresses of what is known of single kinds, of all languages. */
const kindsIn = (index: LanguageIndex): ReadonlySet<string> =>
  new Set(Object.values(index).flatMap(({ kinds = {} }) => Object.values(kinds).flatMap(Object.values<string>)));

/** Those that are kept, the one that was wanted last first. */
async function keptIn(cache: Cache, index: LanguageIndex): Promise<string[]> {
  const all = kindsIn(index);
  const stored = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return stored.filter((address) => all.has(address)).reverse();
}

const sizeIn = async (cache: Cache, address: string): Promise<number> =>
  (await (await cache.match(address))?.arrayBuffer())?.byteLength ?? 0;

/** Keeps the kinds of a family that was wanted: the next time there may be no network. Others leave it their place. */
export async function keepKinds(address: string, index: LanguageIndex): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(LANGUAGE_CACHE);
  if ((await keptIn(cache, index))[0] === address) return;
  await storeFiles({ cache: LANGUAGE_CACHE, addresses: [address], isFile: isJsonAnswer });
  const stored = await cache.match(address);
  // Stored anew, it is the last to go.
  if (stored) await cache.put(address, stored);
  let room = ROOM;
  for (const kept of await keptIn(cache, index)) {
    room -= await sizeIn(cache, kept);
    if (room < 0 && kept !== address) await cache.delete(kept);
  }
}

/** Stores the kinds of these families, as far as there is room beside those that were wanted. */
export async function storeKinds(addresses: readonly string[], index: LanguageIndex): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(LANGUAGE_CACHE);
  const kept = await keptIn(cache, index);
  const lacking = addresses.filter((address) => !kept.includes(address));
  if (lacking.length === 0) return;
  const sizes = await Promise.all(kept.map((address) => sizeIn(cache, address)));
  let taken = sizes.reduce((sum, size) => sum + size, 0);
  for (const address of lacking) {
    if (taken > ROOM * FULL) return;
    await storeFiles({ cache: LANGUAGE_CACHE, addresses: [address], isFile: isJsonAnswer });
    taken += await sizeIn(cache, address);
  }
}
