import { fold } from '../../lib/fold';

/** What can be found; equally good groups are shown in this order. */
export const FOUND_KINDS = ['video', 'product', 'conversation', 'result', 'hashtags', 'screen'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Something the search can find. */
export interface Findable {
  kind: FoundKind;
  /** Unique within its kind. */
  id: string;
  title: string;
  /** All its other texts. */
  texts: readonly string[];
  /** When it was last made or used, ISO 8601; blank if that does not affect its rank. */
  usedAt: string;
}

/** A thing with its texts folded in advance, so that a search only compares. */
export interface Indexed {
  item: Findable;
  title: string;
  rest: string;
}

/** Prepares a thing for searching. */
export const indexed = (item: Findable): Indexed => ({
  item,
  title: fold(item.title),
  rest: fold(item.texts.join('\n')),
});

/** What was found of one kind. */
export interface FoundGroup {
  kind: FoundKind;
  /** The best first. */
  items: readonly Findable[];
}

/** The words of a query, folded; none for a blank query. */
export const termsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Everything that can be searched, last used first; sorted once, so that no search has to sort. */
export type SearchIndex = readonly Indexed[];

/** Sorts prepared things, last used first. */
export const sortedIndex = (entries: readonly Indexed[]): SearchIndex =>
  entries.toSorted(({ item: one }, { item: other }) => compare(other.usedAt, one.usedAt));

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Whatever contains every word of the query in its title or texts, ignoring case and accents. Grouped by kind; within a
 * group ordered by how well the title matches, then the last used first. The group with the best title comes first.
 */
export function searchIndex(index: SearchIndex, query: string): FoundGroup[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const ranked = FOUND_KINDS.map((kind) => ({ kind, ranks: RANKS.map((): Findable[] => []) }));
  const ranksOf = new Map(ranked.map(({ kind, ranks }) => [kind, ranks]));
  for (const { item, title, rest } of index) {
    if (terms.every((term) => title.includes(term) || rest.includes(term)))
      ranksOf.get(item.kind)?.[rankOf(title, terms)]?.push(item);
  }
  const best = (ranks: readonly Findable[][]) => ranks.findIndex(({ length }) => length > 0);
  return ranked
    .filter(({ ranks }) => best(ranks) >= 0)
    .sort((one, other) => best(one.ranks) - best(other.ranks))
    .map(({ kind, ranks }) => ({ kind, items: ranks.flat() }));
}

const RANKS = [0, 1, 2, 3] as const;

/**
 * 0: the title begins with the query; 1: its words begin with those of the query; 2: it contains them; 3: it does not.
 */
function rankOf(title: string, terms: readonly string[]): (typeof RANKS)[number] {
  if (title.startsWith(terms.join(' '))) return 0;
  if (terms.every((term) => beginsWord(title, term))) return 1;
  return terms.every((term) => title.includes(term)) ? 2 : 3;
}

function beginsWord(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
}
