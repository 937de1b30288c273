import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { FamilyFacts } from '../../src/domain/products/familyFiles.ts';
import type { NameList, Original } from '../../src/domain/products/productBook.ts';

const FAMILIES = 'src/domain/products/families/*/family.json';

const listed = (names: readonly string[], also: readonly string[] = []) =>
  also.length === 0 ? names.join('|') : `${names.join('|')}||${also.join('|')}`;

/** The names of all products in one language, as the recogniser reads them: in one file, so that few are fetched. */
export function productNamesIn(language: Original): NameList {
  return Object.fromEntries(
    globSync(FAMILIES)
      .toSorted()
      .map((file) => {
        const { handling, niche, rules, names, kinds }: FamilyFacts = JSON.parse(readFileSync(file, 'utf8'));
        const special = Object.entries(kinds).flatMap(([kind, { fr, en, also, ...facts }]) =>
          Object.keys(facts).length > 0 ? [[kind, facts] as const] : [],
        );
        return [
          basename(dirname(file)),
          {
            handling,
            niche,
            rules,
            names: listed(names[language]),
            kinds: Object.fromEntries(
              Object.entries(kinds).map(([kind, known]) => [kind, listed(known[language], known.also)]),
            ),
            ...(special.length > 0 && { special: Object.fromEntries(special) }),
          },
        ];
      }),
  );
}
