import { vi } from 'vitest';
import '../products/productFilesOfScreens';

// What the coach knows comes from the files that the build reads, without a server.

vi.mock('../../../src/texts/loadCoachBook', async () => {
  const { furtherTopics, storedCoachBook } = await import('../../../scripts/coach/storedCoachBook.ts');
  const { readCoachBook } = await import('../../../src/domain/coach/book');
  const loader: typeof import('../../../src/texts/loadCoachBook') = {
    loadCoachBook: async (language) =>
      readCoachBook(storedCoachBook(language), language, furtherTopics(language).topics),
  };
  return loader;
});
