import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { productRecogniser, type Recognised } from '../../src/domain/products/recognise.ts';
import { readTypedProduct } from '../../src/domain/products/typedProduct.ts';
import { productNamesIn } from './productNames.ts';

// Counts how products that strangers typed are recognised, by their class: ordinary, forbidden, unknown, ambiguous.
// `--sealed` counts the half that nobody has read; `--show CLASS` prints the open half's items of a class.

interface Typed {
  typed: string;
  lang: 'fr' | 'en';
  class: 'normal' | 'forbidden' | 'unknown' | 'ambiguous';
  /** What it is, in both languages, as its writer says. */
  is: string;
}

const { values: options } = parseArgs({ options: { sealed: { type: 'boolean' }, show: { type: 'string' } } });
const file = options.sealed ? 'tests/fixtures/sealed/products.jsonl' : 'tests/fixtures/products/open.jsonl';
const products: Typed[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const recognise = productRecogniser({ fr: productNamesIn('fr'), en: productNamesIn('en') });
const counts: Record<string, Partial<Record<Recognised['is'], number>>> = {};
for (const { typed, lang, class: of, is } of products) {
  const recognised = recognise(readTypedProduct(typed).wording, lang);
  const ofClass = counts[of] ?? {};
  counts[of] = { ...ofClass, [recognised.is]: (ofClass[recognised.is] ?? 0) + 1 };
  if (options.show === of && !options.sealed) console.log(JSON.stringify(recognised), '|', typed, '|', is);
}
console.table(counts);
