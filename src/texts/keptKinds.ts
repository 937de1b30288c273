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

/** Those that are kept, the one that was wanted last first, each with its size in bytes. */
async function keptIn(cache: Cache, index: LanguageIndex): Promise<{ address: string; size: number }[]> {
  const all = kindsIn(index);
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => all.has(path));
  return Promise.all(
    addresses.reverse().map(async (address) => ({
      address,
      size: (await (await cache.match(address))?.arrayBuffer())?.byteLength ?? 0,
    })),
  );
}

/** Keeps the kinds of a family that was wanted: the next time there may be no network. Others leave it their place. */
export async function keepKinds(address: string, index: LanguageIndex): Promise<void> {
  if (!('caches' in globalThis)) return;
  await storeFiles({ cache: LANGUAGE_CACHE, addresses: [address], isFile: isJsonAnswer });
  const cache = await caches.open(LANGUAGE_CACHE);
  const stored = await cache.match(address);
  // Stored anew, it is the last to go.
  if (stored) await cache.put(address, stored);
  let room = ROOM;
  for (const { address: kept, size } of await keptIn(cache, index)) {
    room -= size;
    if (room < 0 && kept !== address) await cache.delete(kept);
  }
}

/** Stores the kinds of these families, as far as there is room beside those that were wanted. */
export async function storeKinds(addresses: readonly string[], index: LanguageIndex): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(LANGUAGE_CACHE);
  for (const address of addresses) {
    const kept = await keptIn(cache, index);
    if (kept.some((one) => one.address === address)) continue;
    if (kept.reduce((sum, { size }) => sum + size, 0) > ROOM * FULL) return;
    await storeFiles({ cache: LANGUAGE_CACHE, addresses: [address], isFile: isJsonAnswer });
  }
}
