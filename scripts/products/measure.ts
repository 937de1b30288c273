import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Original } from '../../src/domain/products/productBook.ts';
import { productRecogniser, type Recognised, recogniseTyped } from '../../src/domain/products/recognise.ts';
import { readTypedProduct } from '../../src/domain/products/typedProduct.ts';
import { productBookOf } from './productBooks.ts';

// Counts how products that strangers typed are recognised, by their class: ordinary, forbidden, unknown, ambiguous; of
// the open half also whether the kind is the right one (tests/fixtures/products/kinds.json). By the names of the text's
// language alone, as the app has them offline; `--both` takes those of both. `--sealed` counts the half that nobody has
// read; `--show CLASS` prints the open half's items of a class, `--wrong` those that are not as expected.

interface Typed {
  typed: string;
  lang: Original;
  class: 'normal' | 'forbidden' | 'unknown' | 'ambiguous';
  /** What it is, in both languages, as its writer says. */
  is: string;
}

/** A kind's id or several that are right, or a class. */
type Expected = string | readonly string[];

const { values: options } = parseArgs({
  options: {
    sealed: { type: 'boolean' },
    both: { type: 'boolean' },
    wrong: { type: 'boolean' },
    show: { type: 'string' },
  },
});
const file = options.sealed ? 'tests/fixtures/sealed/products.jsonl' : 'tests/fixtures/products/open.jsonl';
const products: Typed[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const kinds: Record<string, Expected> = options.sealed
  ? {}
  : JSON.parse(readFileSync('tests/fixtures/products/kinds.json', 'utf8'));

const lists = { fr: productBookOf('fr'), en: productBookOf('en') };
const both = productRecogniser(lists);
const recognisers = options.both
  ? { fr: both, en: both }
  : { fr: productRecogniser({ fr: lists.fr }), en: productRecogniser({ en: lists.en }) };

const said = (recognised: Recognised) =>
  recognised.is === 'kind' ? `${recognised.family}/${recognised.kind}` : recognised.is;
const familyIn = (id: string) => id.split('/')[0] ?? id;

const counts: Record<string, Partial<Record<Recognised['is'], number>>> = {};
const right = { kind: 0, family: 0, wrong: 0, of: 0 };
for (const { typed, lang, class: of, is } of products) {
  const recognised = recogniseTyped(recognisers[lang], readTypedProduct(typed), lang);
  const ofClass = counts[of] ?? {};
  counts[of] = { ...ofClass, [recognised.is]: (ofClass[recognised.is] ?? 0) + 1 };
  if (options.sealed) continue;
  if (options.show === of) console.log(JSON.stringify(recognised), '|', typed, '|', is);
  const expected = [kinds[typed] ?? []].flat();
  const isRight = expected.includes(said(recognised));
  if (of === 'normal') {
    right.of++;
    if (isRight) right.kind++;
    const families = expected.map(familyIn);
    if ('family' in recognised && families.includes(recognised.family)) right.family++;
    else if ('family' in recognised) right.wrong++;
  }
  if (options.wrong && !isRight) console.log(of, said(recognised), '| expected', expected.join(' '), '|', typed);
}
console.table(counts);
if (!options.sealed) console.table(right);
