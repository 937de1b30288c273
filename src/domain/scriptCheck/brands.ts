import { type FoldedText, foldedText, type Match, matchesOf, wholeWords } from './foldedText';
import { isDenied } from './isDenied';
import type { Phrases } from './phrases';
import type { FoundProblem } from './rules';

/**
 * Brands that creators most often compare with, folded, none of them an everyday word: recognised even without
 * capitals.
 */
const KNOWN =
  '(?:adidas|airpods?|airwrap|birkenstock|cartier|cerave|chanel|charlotte tilbury|crocs|dior|dyson|fenty|ghd|gucci|hermes|ikea|iphones?|jacquemus|kerastase|kitchenaid|lancome|la roche-posay|le creuset|lego|louis vuitton|lululemon|nike|nespresso|olaplex|prada|ray-?ban|rolex|roomba|rowenta|samsung|sephora|shein|skims|sol de janeiro|sony|tefal|thermomix|ugg|vuitton|yves saint laurent|ysl|zara)';

const DETERMINER =
  "(?:le |la |les |l'|un |une |celui d[eu] |celle d[eu] |ceux d[eu] |celles d[eu] |chez |the |a |an |any |your )?";
const KNOWN_NEXT = new RegExp(`^\\s*${DETERMINER}${KNOWN}(?![\\p{L}\\p{N}])`, 'u');
/** A name as written: capitalised, preceded at most by a determiner. */
const NAME_NEXT = new RegExp(`^\\s*${DETERMINER}(\\p{Lu}[\\p{L}\\p{N}&-]+)`, 'u');
/** Capitalised words that are not brands. */
const NO_BRAND = wholeWords(
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december',
  'black friday|black|christmas|noel|paris|france|london|english|french',
);

/**
 * Finds talk of a 'dupe', and comparisons with a brand: a known one, or a capitalised name after comparing words. The
 * product's own name does not count. In a text all in capitals only known brands can be told.
 */
export function brandProblems(
  text: string,
  { folded, spanOf }: FoldedText,
  phrases: Phrases,
  product: string,
): FoundProblem[] {
  const ownName = foldedText(product).folded;
  const isOther = (name: string) => name !== '' && !ownName.includes(name);

  /** The folded name after a comparing word; empty if there is none. */
  const nameBehind = ({ start, end }: Match, needsKnown: boolean): string => {
    const knownName = KNOWN_NEXT.exec(folded.slice(end))?.[0];
    if (knownName) return foldedText(knownName.trim().split(/\s+/).at(-1) ?? '').folded;
    const compared = spanOf(start, end);
    const words = text.slice(compared.start, compared.end);
    if (needsKnown || words === words.toUpperCase()) return '';
    const name = foldedText(NAME_NEXT.exec(text.slice(compared.end))?.[1] ?? '').folded;
    return matchesOf(name, NO_BRAND).length > 0 ? '' : name;
  };
  const found = (problem: 'dupe' | 'brandComparison', matches: readonly Match[]): FoundProblem[] =>
    matches.length > 0 ? [{ problem, at: matches.map(({ start, end }) => spanOf(start, end)) }] : [];
  const notDenied = (pattern: RegExp) =>
    matchesOf(folded, pattern).filter((match) => !isDenied(folded, match, phrases));

  const compared = [
    ...notDenied(phrases.comparison).filter((match) => isOther(nameBehind(match, false))),
    ...notDenied(phrases.likeness).filter((match) => isOther(nameBehind(match, true))),
  ];
  return [...found('dupe', notDenied(phrases.dupe)), ...found('brandComparison', compared)];
}
