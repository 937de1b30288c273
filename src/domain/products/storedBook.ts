import { ambiguousWords } from './ambiguous.ts';
import type { Facts } from './productBook.ts';
import type { ProductBook } from './recognise.ts';

/**
 * What products are recognised by, as it is stored: the names of a family's kinds a line each, and in place of a kind's id
 * its number, since ids are of no use on a device.
 */
export interface StoredBook {
  families: Readonly<
    Record<
      string,
      Facts & {
        names: string;
        kinds: string;
        /** Kinds that differ from their family, by number. */
        special?: Readonly<Record<string, Partial<Facts>>>;
      }
    >
  >;
  ambiguous: string;
}

/**
 * What is not stored with the names, by family, a line for each kind: its rarer names, and after `||` wordings that are only
 * recognised (brands, loan words).
 */
export type StoredWordings = Readonly<Record<string, string>>;

/** What stands for a kind on a device: its place in its family. */
export const numberOf = (place: number): string => place.toString(36);

/** The book of a language from what is stored of it; without the wordings, what they alone tell is unknown. */
export function readBook({ families, ambiguous }: StoredBook, wordings: StoredWordings = {}): ProductBook {
  const list = Object.entries(families).map(([family, { kinds, ...facts }]) => {
    const more = wordings[family]?.split('\n') ?? [];
    const listed = kinds.split('\n').map((names, place) => [numberOf(place), withMore(names, more[place])] as const);
    return [family, { ...facts, kinds: Object.fromEntries(listed) }] as const;
  });
  return { list: Object.fromEntries(list), ambiguous: ambiguousWords(ambiguous) };
}

function withMore(names: string, more = ''): string {
  if (more === '') return names;
  return more.startsWith('||') ? `${names}${more}` : `${names}|${more}`;
}
