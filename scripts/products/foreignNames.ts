import type { FamilyFacts } from '../../src/domain/products/familyFiles.ts';
import { bareName, type KnownAs, type Original } from '../../src/domain/products/productBook.ts';
import { comparedWords } from '../../src/lib/nameFinder.ts';

type Families = readonly (readonly [family: string, facts: FamilyFacts])[];

const OTHER: Readonly<Record<Original, Original>> = { fr: 'en', en: 'fr' };

/** The words of all names in a language. */
const wordsOf = (families: Families, language: Original): ReadonlySet<string> =>
  new Set(
    families.flatMap(([, { kinds }]) =>
      Object.values(kinds).flatMap((kind) => kind[language].flatMap((name) => comparedWords(bareName(name)))),
    ),
  );

/**
 * The names of each family's kinds in one language, without wordings that are only recognised and that belong to the
 * other language: of their words some are of that one alone, and none of this one alone or of neither. Brands and loan
 * words stay.
 */
export function withoutForeign(families: Families, language: Original): Map<string, Map<string, KnownAs>> {
  const own = wordsOf(families, language);
  const others = wordsOf(families, OTHER[language]);
  const isForeign = (wording: string) => {
    const words = comparedWords(wording);
    const isOnly = (here: ReadonlySet<string>, there: ReadonlySet<string>) => (word: string) =>
      here.has(word) && !there.has(word);
    const isBrand = (word: string) => !own.has(word) && !others.has(word);
    return words.some(isOnly(others, own)) && !words.some(isOnly(own, others)) && !words.some(isBrand);
  };
  return new Map(
    families.map(([family, { kinds }]) => [
      family,
      new Map(
        Object.entries(kinds).map(([kind, known]) => [
          kind,
          { names: known[language], also: (known.also ?? []).filter((wording) => !isForeign(wording)) },
        ]),
      ),
    ]),
  );
}
