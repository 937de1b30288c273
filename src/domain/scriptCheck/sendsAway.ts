import { type FoldedText, foldedText, type Match, matchesOf } from './foldedText';
import { isDenied } from './isDenied';
import type { Phrases } from './phrases';
import type { FoundProblem } from './rules';

/** Whether the buyer is told where to tap: just below, in the basket. */
export function hasCall({ folded }: FoldedText, phrases: Phrases): boolean {
  return matchesOf(folded, phrases.call).some((match) => !isDenied(folded, match, phrases));
}

/** Where a product's name appears: its name is not what the script says. */
function namesIn(folded: string, product: string): Match[] {
  const name = foldedText(product.trim()).folded;
  const found: Match[] = [];
  for (let start = folded.indexOf(name); name !== '' && start >= 0; start = folded.indexOf(name, start + name.length))
    found.push({ start, end: start + name.length });
  return found;
}

/**
 * Finds ways out of the shop, and the words 'lien' and 'bio', which point to one. The product's own name is ignored.
 */
export function sendsAwayProblems({ folded, spanOf }: FoldedText, phrases: Phrases, product = ''): FoundProblem[] {
  const isMeant = (match: Match) => !isDenied(folded, match, phrases);
  const ways = matchesOf(folded, phrases.sendsAway).filter(isMeant);
  const takenSpans = [...ways, ...namesIn(folded, product)];
  const isTaken = ({ start, end }: Match) => takenSpans.some((other) => other.start < end && start < other.end);
  const avoided = matchesOf(folded, phrases.avoided).filter((match) => !isTaken(match));
  const found = (problem: 'sendsAway' | 'avoidedWord', matches: readonly Match[]): FoundProblem[] =>
    matches.length > 0 ? [{ problem, at: matches.map(({ start, end }) => spanOf(start, end)) }] : [];
  return [...found('sendsAway', ways), ...found('avoidedWord', avoided)];
}
