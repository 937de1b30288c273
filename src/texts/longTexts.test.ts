import { afterEach, expect, it, vi } from 'vitest';
import type { LanguageIndex } from '../contracts/languageFiles';

const files = (code: string) => ({ first: '', labels: '', texts: { titles: `/languages/${code}/titles` } });
const index: LanguageIndex = { de: files('de'), en: files('en'), fr: files('fr') };

/** A device that has stored these addresses, online or not; the module remembers what it has fetched. */
async function device(stored: readonly string[], online: boolean) {
  vi.resetModules();
  vi.stubGlobal('caches', {
    match: async (address: string) => (stored.includes(address) ? new Response() : undefined),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    if (!online && !stored.includes(address)) throw new TypeError('Failed to fetch');
    return Response.json({ texts: address });
  });
  return import('./longTexts');
}
afterEach(() => vi.unstubAllGlobals());

it('long texts are those of the language', async () => {
  const { longTexts } = await device(['/languages/fr/titles'], true);
  expect(await longTexts(index, 'de', 'titles')).toEqual({
    content: { texts: '/languages/de/titles' },
    language: 'de',
  });
});

it('without a network they are those on the device, English first', async () => {
  const french = await device(['/languages/fr/titles'], false);
  expect(await french.longTexts(index, 'de', 'titles')).toMatchObject({ language: 'fr' });
  const both = await device(['/languages/fr/titles', '/languages/en/titles'], false);
  expect(await both.longTexts(index, 'de', 'titles')).toMatchObject({ language: 'en' });
});

it('it is an error when there are none', async () => {
  const { longTexts } = await device([], false);
  await expect(longTexts(index, 'de', 'titles')).rejects.toThrow('Failed to fetch');
});
