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

/** Every name by which something is recognised in one language. */
export function* productNames(list: NameList, language: Original): Iterable<readonly [name: string, lead: Lead]> {
  for (const [family, { names, kinds }] of Object.entries(list)) {
    for (const name of knownAs(names).names) yield [bareName(name), { to: 'family', family, language }];
    for (const [kind, known] of Object.entries(kinds)) {
      const { names: said, also } = knownAs(known);
      for (const name of said) yield [bareName(name), { to: 'kind', family, kind, language, name }];
      for (const name of also) yield [name, { to: 'kind', family, kind, language }];
    }
  }
}

/** The words that mean several products in one language. */
export function* ambiguousNames(
  words: AmbiguousWords,
  language: Original,
): Iterable<readonly [name: string, lead: Lead]> {
  for (const [word, meanings] of words) yield [word, { to: 'meanings', language, meanings }];
}

/** What may not be promoted, in any language. */
export function* forbiddenNames(): Iterable<readonly [name: string, lead: Lead]> {
  for (const reason of FORBIDDEN_REASONS) {
    for (const name of FORBIDDEN[reason].split(', ')) yield [name, { to: 'forbidden', reason }];
  }
  for (const name of PERMITTED.split(', ')) yield [name, { to: 'permitted' }];
}
