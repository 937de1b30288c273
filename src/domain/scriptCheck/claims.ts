import { type FoldedText, type Match, matchesOf } from './foldedText';
import { isDenied } from './isDenied';
import type { Phrases } from './phrases';
import type { FoundProblem } from './rules';

const CLAIMS = ['medical', 'body', 'authority', 'guaranteedResult', 'incomePromise', 'onlyToday', 'scarcity'] as const;
const HURRIES: ReadonlySet<string> = new Set(['onlyToday', 'scarcity']);

const SENTENCE_END = /[.!?…\n](?=\s|$)|\n/u;

function sentenceAround(folded: string, { start, end }: Match): string {
  const before = folded.slice(0, start).split(SENTENCE_END).at(-1) ?? '';
  const [after = ''] = folded.slice(end).split(SENTENCE_END);
  return before + folded.slice(start, end) + after;
}

/** The claims that no script may make. A denied claim does not count, nor does urgency that states its date. */
export function claimProblems({ folded, spanOf }: FoldedText, phrases: Phrases): FoundProblem[] {
  return CLAIMS.flatMap((problem) => {
    const claims = matchesOf(folded, phrases[problem]).filter((match) => {
      if (isDenied(folded, match, phrases)) return false;
      return !HURRIES.has(problem) || matchesOf(sentenceAround(folded, match), phrases.dated).length === 0;
    });
    return claims.length > 0 ? [{ problem, at: claims.map(({ start, end }) => spanOf(start, end)) }] : [];
  });
}
