import type { Niche } from '../niches.ts';
import type { Handling, Rule } from './familyFiles.ts';

export type Original = 'fr' | 'en';

/** What holds for the kinds of a family, or for one of them. */
export interface Facts {
  handling: Handling;
  niche: Niche;
  rules: readonly Rule[];
  /** 1 to 12, when most people buy it; all year without. */
  months?: readonly number[];
}

/**
 * The names of one language, as they are stored: lists with `|` between names and `||` before those that are only
 * recognised, never said. A name without gender and number has those of the name before it.
 */
export type NameList = Readonly<
  Record<
    string,
    Facts & {
      names: string;
      kinds: Readonly<Record<string, string>>;
      /** Kinds that differ from their family. */
      special?: Readonly<Record<string, Partial<Facts>>>;
    }
  >
>;

/** What a product is known by in one language. */
export interface KnownAs {
  /** With gender and number, the usual one first: « f friteuse sans huile », “s air fryer”. */
  names: readonly string[];
  /** Brands with their models, loan words, shop words. */
  also: readonly string[];
}

/** A name without its gender and number. */
export const bareName = (tagged: string) => tagged.slice(tagged.indexOf(' ') + 1);

export function knownAs(list: string): KnownAs {
  const [names = '', also = ''] = list.split('||');
  let tag = '';
  return {
    names: names.split('|').map((name) => {
      const own = TAG.exec(name)?.[0];
      tag = own ?? tag;
      return own ? name : `${tag}${name}`;
    }),
    also: also === '' ? [] : also.split('|'),
  };
}

/** Gender and number before a name. */
const TAG = /^(?:mp?|fp?|[spu]) /;

/** As it is stored: gender and number only where they are not those of the name before. */
export function listedAs({ names, also }: KnownAs): string {
  let before = '';
  const stored = names.map((name) => {
    const tag = name.slice(0, name.indexOf(' ') + 1);
    const isSame = tag === before;
    before = tag;
    return isSame ? bareName(name) : name;
  });
  return also.length === 0 ? stored.join('|') : `${stored.join('|')}||${also.join('|')}`;
}
