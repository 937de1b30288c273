import type { Original } from '../domain/products/productBook';
import type { ProductBook } from '../domain/products/recognise';
import { readBook } from '../domain/products/storedBook';
import { loadStoredBook, loadWordings } from './productTexts';

/**
 * What products are recognised by in that language. Rarer names, brands and other wordings are left out if they cannot be
 * fetched; rejects if the usual names cannot.
 */
export async function loadProductBook(language: Original): Promise<ProductBook> {
  const [names, wordings] = await Promise.all([
    loadStoredBook(language),
    loadWordings(language).catch((error) => void console.warn(error)),
  ]);
  return readBook(names, wordings ?? undefined);
}
