import { vi } from 'vitest';

// What is known of products comes from the files that the build reads, without a server.

vi.mock('../../../src/texts/loadProductBook', async () => {
  const { productBookOf } = await import('../../../scripts/products/productBooks.ts');
  const loader: typeof import('../../../src/texts/loadProductBook') = {
    loadProductBook: async (language) => productBookOf(language),
  };
  return loader;
});

vi.mock('../../../src/texts/productTexts', async (original) => {
  const { familyTexts, unknownTexts } = await import('../../../scripts/products/productTexts.ts');
  const loaders: typeof import('../../../src/texts/productTexts') = {
    ...(await original()),
    loadUnknown: async (language) => unknownTexts(language),
    loadFamily: async (language, family) =>
      new Map(familyTexts(language)).get(family) ?? Promise.reject(new Error(`There is no family ${family}`)),
    storeKindsOfNiche: async () => undefined,
  };
  return loaders;
});
