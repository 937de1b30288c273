import type { Original } from '../../src/domain/products/productBook.ts';
import { numberOf, type StoredBook, type StoredWordings } from '../../src/domain/products/storedBook.ts';
import { ambiguousLines } from './productBooks.ts';
import { productNamesIn } from './productNames.ts';

const list = new Map<Original, ReturnType<typeof productNamesIn>>();

function namesIn(language: Original) {
  const known = list.get(language) ?? productNamesIn(language);
  list.set(language, known);
  return known;
}

/** What stands for a kind's id on the device. */
export function numbersIn(language: Original, family: string): ReadonlyMap<string, string> {
  return new Map(Object.keys(namesIn(language)[family]?.kinds ?? {}).map((kind, place) => [kind, numberOf(place)]));
}

/** How many of a kind's names are stored with every language; the others are fetched when a product is first asked about. */
const USUAL_NAMES = 2;

/** The usual names of a kind, and what else it is known by. */
function split(listed: string): { usual: string; more: string } {
  const [names = '', also] = listed.split('||');
  const all = names.split('|');
  const more = all.slice(USUAL_NAMES).join('|');
  return { usual: all.slice(0, USUAL_NAMES).join('|'), more: also === undefined ? more : `${more}||${also}` };
}

/** The book of a language as it is stored with the language (src/domain/products/storedBook.ts). */
export function storedBook(language: Original): StoredBook {
  const families = Object.entries(namesIn(language)).map(([family, { kinds, special, ...facts }]) => {
    const numbers = numbersIn(language, family);
    const differing = Object.entries(special ?? {}).map(([kind, differs]) => [numbers.get(kind) ?? kind, differs]);
    return [
      family,
      {
        ...facts,
        kinds: Object.values(kinds)
          .map((listed) => split(listed).usual)
          .join('\n'),
        ...(special && { special: Object.fromEntries(differing) }),
      },
    ] as const;
  });
  const ambiguous = ambiguousLines(language).replace(
    /([a-z0-9-]+)\/([a-z0-9-]+)/g,
    (id, family: string, kind: string) => {
      const number = numbersIn(language, family).get(kind);
      return number === undefined ? id : `${family}/${number}`;
    },
  );
  return { families: Object.fromEntries(families), ambiguous };
}

/** The rarer names, and the wordings that are never said. */
export const storedWordings = (language: Original): StoredWordings =>
  Object.fromEntries(
    Object.entries(namesIn(language)).map(([family, { kinds }]) => [
      family,
      Object.values(kinds)
        .map((listed) => split(listed).more)
        .join('\n'),
    ]),
  );
