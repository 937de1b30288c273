import { AMBIGUOUS } from './ambiguous.ts';
import { FORBIDDEN, FORBIDDEN_REASONS, type ForbiddenReason } from './forbidden.ts';
import { bareName, knownAs, type NameList, type Original } from './productBook.ts';

/** What a name in a typed product leads to. */
export type Lead =
  | { to: 'kind'; family: string; kind: string; language: Original; name?: string }
  | { to: 'family'; family: string; language: Original }
  | { to: 'meanings'; word: string }
  | { to: 'forbidden'; reason: ForbiddenReason };

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

/** The words that mean several products, and those that may not be promoted, in any language. */
export function* generalNames(): Iterable<readonly [name: string, lead: Lead]> {
  for (const word of Object.keys(AMBIGUOUS)) yield [word, { to: 'meanings', word }];
  for (const reason of FORBIDDEN_REASONS) {
    for (const name of FORBIDDEN[reason].split(', ')) yield [name, { to: 'forbidden', reason }];
  }
}
