import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Niche } from '../../src/domain/niches.ts';
import type { FamilyFacts, FamilyTexts } from '../../src/domain/products/familyFiles.ts';
import type { Original } from '../../src/domain/products/productBook.ts';
import { commonsOf, NAMES, UNKNOWN } from '../../src/domain/products/productFiles.ts';
import type { ToldCatalogue } from '../../src/domain/products/told.ts';
import { numbersIn, storedBook } from './storedBooks.ts';

const PRODUCTS = 'src/domain/products';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** What holds for any product, and how what is told is worded. */
export const unknownTexts = (language: Original): FamilyTexts & { told: ToldCatalogue } => ({
  ...read(`${PRODUCTS}/unknown/${language}.json`),
  told: read(`${PRODUCTS}/told/${language}.json`),
});

/** What is known of every family. */
export const familyTexts = (language: Original): [family: string, texts: FamilyTexts][] =>
  globSync(`${PRODUCTS}/families/*/${language}.json`)
    .toSorted()
    .map((file) => [basename(dirname(file)), read(file)]);

/** What is stored with a language, by namespace: the names, what each family has in common, what holds for anything. */
export function productCommons(language: Original): Record<string, object> {
  const families = familyTexts(language).map(([family, { common }]) => [commonsOf(family), { common }] as const);
  return {
    [NAMES]: storedBook(language),
    [UNKNOWN]: unknownTexts(language),
    ...Object.fromEntries(families),
  };
}

export interface KindsOfFamily {
  family: string;
  niche: Niche;
  content: Pick<FamilyTexts, 'kinds'>;
}

/** What the single kinds of each family have of their own; without families that have none. */
export const productKinds = (language: Original): KindsOfFamily[] =>
  familyTexts(language)
    .filter(([, { kinds }]) => Object.keys(kinds).length > 0)
    .map(([family, { kinds }]) => {
      const { niche }: FamilyFacts = read(`${PRODUCTS}/families/${family}/family.json`);
      const numbers = numbersIn(language, family);
      const numbered = Object.entries(kinds).map(([kind, own]) => [numbers.get(kind) ?? kind, own]);
      return { family, niche, content: { kinds: Object.fromEntries(numbered) } };
    });
