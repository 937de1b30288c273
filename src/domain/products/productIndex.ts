import type { AmbiguousWords, Meaning } from './ambiguous.ts';
import { FORBIDDEN, FORBIDDEN_REASONS, type ForbiddenReason, PERMITTED } from './forbidden.ts';
import { bareName, knownAs, type NameList, type Original } from './productBook.ts';

/** What a name in a typed product leads to. */
export type Lead =
  | { to: 'kind'; family: string; kind: string; language: Original; name?: string }
  | { to: 'family'; family: string; language: Original }
  | { to: 'meanings'; language: Original; meanings: readonly Meaning[] }
  | { to: 'forbidden'; reason: ForbiddenReason }
  /** It contains the name of something forbidden and is not. */
  | { to: 'permitted' };

/** An English plural by more than an s, which the comparison of words takes off by itself: “dresses”, “berries”, “shelves”. */
function longPlural(name: string): string | undefined {
  if (/(?:ss|x|z|[cs]h)$/i.test(name)) return `${name}es`;
  if (/[^aeiou]y$/i.test(name)) return name.replace(/y$/i, 'ies');
  if (/(?:shel|scar|lea|loa|cal)f$/i.test(name)) return name.replace(/f$/i, 'ves');
  return /(?:kni|li)fe$/i.test(name) ? name.replace(/fe$/i, 'ves') : undefined;
}

/** Every name by which something is recognised in one language. */
export function* productNames(list: NameList, language: Original): Iterable<readonly [name: string, lead: Lead]> {
  for (const [family, { names, kinds }] of Object.entries(list)) {
    for (const name of knownAs(names).names) yield [bareName(name), { to: 'family', family, language }];
    for (const [kind, known] of Object.entries(kinds)) {
      const { names: said, also } = knownAs(known);
      for (const name of said) {
        const lead: Lead = { to: 'kind', family, kind, language, name };
        yield [bareName(name), lead];
        const plural = language === 'en' ? longPlural(bareName(name)) : undefined;
        if (plural) yield [plural, lead];
      }
      for (const name of also) yield [name, { to: 'kind', family, kind, language }];
    }
  }
}

/** The words that mean several products in one language. */
export function* ambiguousNames(
  words: AmbiguousWords,
  language: Original,
): Iterable<readonly [name: string, lead: Lead]> {
  for (const [word, meanings] of words) {
    const lead: Lead = { to: 'meanings', language, meanings };
    yield [word, lead];
    const plural = language === 'en' ? longPlural(word) : undefined;
    if (plural) yield [plural, lead];
  }
}

/** What may not be promoted, in any language. */
export function* forbiddenNames(): Iterable<readonly [name: string, lead: Lead]> {
  for (const reason of FORBIDDEN_REASONS) {
    for (const name of FORBIDDEN[reason].split(', ')) yield [name, { to: 'forbidden', reason }];
  }
  for (const name of PERMITTED.split(', ')) yield [name, { to: 'permitted' }];
}
