import { comparedWords } from '../../lib/nameFinder.ts';
import type { NaturalName } from './naturalName.ts';

/** A name with its title's words is still said in one breath. */
const LONGEST = 36;
/** A title names the product; whoever writes of herself or to somebody tells of it. */
const TALK =
  /(?<![\p{L}\d])(?:je|j|mon|ma|mes|qui|ki|que|qu|pour|cadeau|on|les|i|im|my|me|this|that|these|those|some|so|for|who|gift|https?|www)(?![\p{L}\d])/iu;
const JOINING = /^(?:de|du|des|d|à|a|au|aux|en|et|avec|ac|sans|la|le|l|un|une|of|and|with|in|the|to|w|x|&|\+|-)$/i;
/** Shops write it after a name, nobody says it. */
const FOR_WHOM = /^(?:femmes?|hommes?|women|men|womens|mens)$/i;

/**
 * A product's name with the words that make it this one: « chocolat dubaï pistache », “cherry vanilla cola”. In French they
 * follow the name, in English they stand before it. The name alone where a title has none, or too many.
 *
 * @param wording what was typed, without price, sizes and counts
 */
export function wholeName(wording: string, name: NaturalName): NaturalName {
  const typed = wording.split(/[\s,;:!?|/()]+/).filter(Boolean);
  if (name.isUnknown || TALK.test(wording)) return name;
  const place = placeOf(comparedWords(name.bare), typed);
  if (!place) return name;
  const beside = name.language === 'fr' ? upToClause(typed.slice(place.end)) : typed.slice(0, place.start);
  const kept = trimmed(beside.filter((word) => !FOR_WHOM.test(word)).map(inSentence), name.language === 'fr');
  for (let count = kept.length; count > 0; count--) {
    const words = trimmed(name.language === 'fr' ? kept.slice(0, count) : kept.slice(-count), name.language === 'fr');
    const bare = name.language === 'fr' ? [name.bare, ...words].join(' ') : [...words, name.bare].join(' ');
    if (words.length > 0 && bare.length <= LONGEST) return { ...name, bare };
  }
  return name;
}

/** Without what « ne noircit pas » and « 120 gélules » begin. */
function upToClause(words: readonly string[]): readonly string[] {
  const end = words.findIndex(
    (word, place) => /^ne$/i.test(word) || (/^\d+$/.test(word) && /s$/.test(words[place + 1] ?? '')),
  );
  return end < 0 ? words : words.slice(0, end);
}

/** Where the name's words stand among those typed, one after the other. */
function placeOf(named: readonly string[], typed: readonly string[]): { start: number; end: number } | undefined {
  for (let start = 0; start < typed.length; start++) {
    for (let end = start + 1; end <= typed.length; end++) {
      if (comparedWords(typed.slice(start, end).join(' ')).join(' ') === named.join(' ')) return { start, end };
    }
  }
  return undefined;
}

/** Without words at the ends that join it to nothing; the words right beside the name may be joined to it. */
function trimmed(words: readonly string[], isAfter: boolean): string[] {
  const rest = [...words];
  while (JOINING.test((isAfter ? rest.at(-1) : rest[0]) ?? '')) isAfter ? rest.pop() : rest.shift();
  return rest;
}

/** As in a sentence: a title's capitals go, those of « LED » and « iPhone » stay. */
const inSentence = (word: string): string => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word);
