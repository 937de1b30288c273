import { readFileSync } from 'node:fs';
import { ambiguousWords } from '../../src/domain/products/ambiguous.ts';
import type { Original } from '../../src/domain/products/productBook.ts';
import type { ProductBook } from '../../src/domain/products/recognise.ts';
import { productNamesIn } from './productNames.ts';

/** The words of a language that mean several products, as they are written. */
export const ambiguousLines = (language: Original): string =>
  readFileSync(`src/domain/products/ambiguousWords/${language}.txt`, 'utf8').trim();

/** What products are recognised by in a language, from the files that people write. */
export const productBookOf = (language: Original): ProductBook => ({
  list: productNamesIn(language),
  ambiguous: ambiguousWords(ambiguousLines(language)),
});
