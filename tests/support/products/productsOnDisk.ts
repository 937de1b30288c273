import { productBookOf } from '../../../scripts/products/productBooks.ts';
import { familyTexts, unknownTexts } from '../../../scripts/products/productTexts.ts';
import type { ProductBrief } from '../../../src/domain/products/brief';
import { describeProduct, familyOf } from '../../../src/domain/products/describe';
import type { FamilyTexts } from '../../../src/domain/products/familyFiles';
import type { NameList, Original } from '../../../src/domain/products/productBook';
import {
  productRecogniser,
  type Recognised,
  type RecogniseProduct,
  recogniseTyped,
} from '../../../src/domain/products/recognise';
import { factsBeside, type ToldCatalogue, type ToldFacts } from '../../../src/domain/products/told';
import { readTypedProduct } from '../../../src/domain/products/typedProduct';

// What is known of products, from the files that the build reads.

interface Book {
  list: NameList;
  recognise: RecogniseProduct;
  families: ReadonlyMap<string, FamilyTexts>;
  unknown: FamilyTexts & { told: ToldCatalogue };
}

const books = new Map<Original, Book>();

function bookOf(language: Original): Book {
  const known = books.get(language);
  if (known) return known;
  const { list, ambiguous } = productBookOf(language);
  const book: Book = {
    list,
    recognise: productRecogniser({ [language]: { list, ambiguous } }),
    families: new Map(familyTexts(language)),
    unknown: unknownTexts(language),
  };
  books.set(language, book);
  return book;
}

/** What a typed product is taken for. */
export const takenFor = (typed: string, language: Original): Recognised =>
  recogniseTyped(bookOf(language).recognise, readTypedProduct(typed), language);

/** All that may be said of a typed product in that language, with what its creator told. */
export function briefOfTyped(typed: string, language: Original, facts: ToldFacts = {}): ProductBrief {
  const { list, unknown, families } = bookOf(language);
  const recognised = takenFor(typed, language);
  const beside = factsBeside(readTypedProduct(typed));
  const family = familyOf(recognised);
  const texts = (family === undefined ? undefined : families.get(family)) ?? unknown;
  return describeProduct(typed, recognised, list, texts, language, {
    facts: { ...beside, ...facts },
    catalogue: unknown.told,
  });
}

/** The same of a kind by its ids, by its usual name. */
export function briefOfKind(family: string, kind: string, language: Original): ProductBrief {
  const { list, unknown, families } = bookOf(language);
  const recognised: Recognised = { is: 'kind', family, kind };
  const told = { facts: {}, catalogue: unknown.told };
  return describeProduct(kind, recognised, list, families.get(family) ?? unknown, language, told);
}

/** Every kind with its family. */
export const allKinds = (language: Original): { family: string; kind: string }[] =>
  Object.entries(bookOf(language).list).flatMap(([family, { kinds }]) =>
    Object.keys(kinds).map((kind) => ({ family, kind })),
  );
