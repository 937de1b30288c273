import { readFileSync } from 'node:fs';
import { productRecogniser } from '../../src/domain/products/recognise.ts';
import { readBook } from '../../src/domain/products/storedBook.ts';
import { readTypedProduct } from '../../src/domain/products/typedProduct.ts';
import { storedBook, storedWordings } from './storedBooks.ts';

// Measures what recognising costs, in milliseconds of this machine's processor: reading the names and building the index, the first
// recognition, and one of the open products typed in that language (the middle one and the slowest of twenty).

interface Typed {
  typed: string;
  lang: 'fr' | 'en';
}

const products: Typed[] = readFileSync('tests/fixtures/products/open.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** In milliseconds of the processor's time, whatever else it does meanwhile. */
const timed = <T>(run: () => T): [took: number, result: T] => {
  const start = process.threadCpuUsage();
  const result = run();
  const { user, system } = process.threadCpuUsage(start);
  return [(user + system) / 1000, result];
};

for (const language of ['fr', 'en'] as const) {
  const stored = JSON.stringify(storedBook(language));
  const wordings = storedWordings(language);
  const [index, recognise] = timed(() => productRecogniser({ [language]: readBook(JSON.parse(stored), wordings) }));
  const [first] = timed(() => recognise('friteuse sans huile', language));
  const each = products
    .filter(({ lang }) => lang === language)
    .map(({ typed }) => timed(() => recognise(readTypedProduct(typed).wording, language))[0])
    .toSorted((one, other) => one - other);
  const at = (share: number) => each[Math.floor(each.length * share)]?.toFixed(2);
  console.log({ language, index: index.toFixed(1), first: first.toFixed(1), middle: at(0.5), slow: at(0.95) });
}
