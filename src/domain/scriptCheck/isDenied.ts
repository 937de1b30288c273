import { words } from '../../lib/fold';
import type { Match } from './foldedText';
import type { Phrases } from './phrases';

/** How many words forward a denial reaches. */
const REACH = 6;
/** « ne » belongs to the verb next to it, in words. */
const VERB_REACH = 2;
/** How many words before a new clause the verb may be that carries the denial into it: « je ne dis pas que ça… ». */
const CARRY = 3;

const CLAUSE_END = /[.!?…:;,\n()«»"“”]/;

/**
 * Whether a text says the opposite: « ça ne guérit rien », "no guaranteed income", « Ça soigne ? Non. » A denial ends
 * with its clause, so « pas besoin de régime, tu perds 5 kilos » remains a claim.
 */
export function isDenied(folded: string, { start, end }: Match, { denials }: Phrases): boolean {
  if (denials.after.test(folded.slice(end))) return true;
  const clause = folded.slice(0, start).split(CLAUSE_END).at(-1) ?? '';
  const before = words(clause).reverse();
  for (const [distance, word] of before.slice(0, REACH).entries()) {
    if (denials.words.has(word)) return true;
    if (denials.verbWords.has(word) && distance < VERB_REACH) return true;
    const earlier = before.slice(distance + 1, distance + 1 + CARRY);
    if (denials.newClause.has(word) && !earlier.some((verb) => denials.carriers.has(verb))) return false;
  }
  return false;
}
