import { fold } from '../../lib/fold.ts';
import { bareName, knownAs, type NameList } from './productBook.ts';

/** A kind by one of its names; without a kind, a family. */
export interface NamedKind {
  family: string;
  kind?: string;
  /** Without an article. */
  name: string;
}

/**
 * The kinds and families with a name that contains what is typed, whatever its case and accents: names that begin with
 * it first, then those with a word that does, shorter before longer.
 */
export function kindsNamed(list: NameList, query: string, most: number): NamedKind[] {
  const wanted = fold(query).trim();
  if (wanted === '') return [];
  const found: { named: NamedKind; rank: number }[] = [];
  const note = (names: string, named: Omit<NamedKind, 'name'>) => {
    const ranked = knownAs(names)
      .names.map((tagged) => ({ name: bareName(tagged), rank: rankOf(fold(bareName(tagged)), wanted) }))
      .filter(({ rank }) => rank < NOWHERE)
      .toSorted((one, other) => one.rank - other.rank)[0];
    if (ranked) found.push({ named: { ...named, name: ranked.name }, rank: ranked.rank });
  };
  for (const [family, { names, kinds }] of Object.entries(list)) {
    note(names, { family });
    for (const [kind, kindNames] of Object.entries(kinds)) note(kindNames, { family, kind });
  }
  return found
    .toSorted((one, other) => one.rank - other.rank || one.named.name.length - other.named.name.length)
    .slice(0, most)
    .map(({ named }) => named);
}

const NOWHERE = 3;

function rankOf(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return 0;
  if (name.includes(` ${wanted}`)) return 1;
  return name.includes(wanted) ? 2 : NOWHERE;
}

/** The kind of a family with exactly that name; undefined if it has none. */
export const kindCalled = (list: NameList, family: string, name: string): string | undefined =>
  Object.entries(list[family]?.kinds ?? {}).find(([, names]) => knownAs(names).names.map(bareName).includes(name))?.[0];
