import { beforeEach, expect, it, vi } from 'vitest';
import { memoryCaches } from '../../tests/support/serviceWorker/worker';
import { LANGUAGE_CACHE, type LanguageIndex } from '../contracts/languageFiles';
import { keepKinds, ROOM, storeKinds } from './keptKinds';

const FAMILIES = ['bags', 'books', 'cats', 'dogs', 'games', 'nails', 'shoes', 'tops'];
const addressOf = (family: string) => `/languages/fr/${family}.kinds-1.json`;
const index: LanguageIndex = {
  fr: {
    first: '/languages/fr/first-1.json',
    labels: '/languages/fr/labels-1.json',
    texts: {},
    kinds: { fashion: Object.fromEntries(FAMILIES.map((family) => [family, addressOf(family)])) },
  },
};

const keep = async (...families: string[]) => {
  for (const family of families) await keepKinds(addressOf(family), index);
};
const kept = async () => {
  const requests = await (await caches.open(LANGUAGE_CACHE)).keys();
  return requests.map(({ url }) => /\/([a-z]+)\.kinds/.exec(url)?.[1] ?? url);
};

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', async () => Response.json('x'.repeat(ROOM / 5)));
});

it('keeps those that were wanted last, as many as there is room for', async () => {
  await keep(...FAMILIES);
  expect(await kept()).toEqual(['games', 'nails', 'shoes', 'tops']);
  await keep('nails', 'bags');
  expect(await kept()).toEqual(['shoes', 'tops', 'nails', 'bags']);
});

it('keeps labels and long texts, whatever is wanted', async () => {
  await (await caches.open(LANGUAGE_CACHE)).put('/languages/fr/labels-1.json', Response.json({}));
  await keep(...FAMILIES);
  expect(await kept()).toEqual([expect.stringContaining('labels'), 'games', 'nails', 'shoes', 'tops']);
});

it('stores those of a niche only where there is room', async () => {
  await keep('bags', 'books');
  await storeKinds(['bags', 'nails', 'shoes', 'tops'].map(addressOf), index);
  expect(await kept()).toEqual(['bags', 'books', 'nails']);
});
