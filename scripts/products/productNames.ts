import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { FamilyFacts } from '../../src/domain/products/familyFiles.ts';
import { type KnownAs, listedAs, type NameList, type Original } from '../../src/domain/products/productBook.ts';
import { withoutForeign } from './foreignNames.ts';

const FAMILIES = 'src/domain/products/families/*/family.json';

/** The names of a family's kinds, by kind. */
type NamesOfKinds = ReadonlyMap<string, KnownAs>;

const files = (): [family: string, facts: FamilyFacts][] =>
  globSync(FAMILIES)
    .toSorted()
    .map((file) => [basename(dirname(file)), JSON.parse(readFileSync(file, 'utf8'))]);

/**
 * The names of all products in one language, as the recogniser reads them: in one file, so that few are fetched, and
 * without wordings of the other language.
 */
export function productNamesIn(language: Original): NameList {
  const families = files();
  return listOf(families, withoutForeign(families, language), language);
}

function listOf(
  families: readonly [family: string, facts: FamilyFacts][],
  known: ReadonlyMap<string, NamesOfKinds>,
  language: Original,
): NameList {
  return Object.fromEntries(
    families.map(([family, { handling, niche, rules, names, kinds }]) => {
      const special = Object.entries(kinds).flatMap(([kind, { fr, en, also, ...facts }]) =>
        Object.keys(facts).length > 0 ? [[kind, facts] as const] : [],
      );
      return [
        family,
        {
          handling,
          niche,
          rules,
          names: listedAs({ names: names[language], also: [] }),
          kinds: Object.fromEntries(
            Array.from(known.get(family) ?? [], ([kind, namesOfKind]) => [kind, listedAs(namesOfKind)]),
          ),
          ...(special.length > 0 && { special: Object.fromEntries(special) }),
        },
      ];
    }),
  );
}
