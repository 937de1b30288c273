import { vi } from 'vitest';

// What is known of products comes from the files that the build reads, without a server.

vi.mock('../../../src/texts/productTexts', async () => {
  const { familyTexts, unknownTexts } = await import('../../../scripts/products/productTexts.ts');
  const { productBookOf } = await import('../../../scripts/products/productBooks.ts');
  const loaders: typeof import('../../../src/texts/productTexts') = {
    loadProductBook: async (language) => productBookOf(language),
    loadUnknown: async (language) => unknownTexts(language),
    loadFamily: async (language, family) =>
      new Map(familyTexts(language)).get(family) ?? Promise.reject(new Error(`There is no family ${family}`)),
    storeKindsOfNiche: async () => undefined,
  };
  return loaders;
});
