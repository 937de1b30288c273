import { type FoldedText, foldedText, matchesOf } from './foldedText';
import type { Phrases } from './phrases';
import type { FoundProblem } from './rules';
import { countWords, HOOK_WORDS } from './speakingTime';

/** A mark followed by a space (not the comma of 1,5), a dash, or the end of a line. */
const PAUSE = /[.!?…:;,](?=[\s"”»)]|$)|\n|[—–(]|\s-\s/u;
const FILLER = /^(?:(?:alors|bon|donc|voila|du coup|en fait|ok|okay|so|well|now|right)\s*,?\s+)+/u;
/** However long a product's name is on its page, nobody says more words of it than this. */
const NAME_WORDS = 3;

/**
 * Why the first words, up to the first pause, are not a hook: a greeting, an introduction, or more words than fit into
 * the first two seconds. A product's name counts as three words at most.
 */
export function openingProblem(
  { folded, spanOf }: FoldedText,
  phrases: Phrases,
  product = '',
): FoundProblem | undefined {
  const start = folded.search(/[\p{L}\p{N}]/u);
  if (start < 0) return undefined;
  const speech = folded.slice(start);
  const skipped = FILLER.exec(speech)?.[0].length ?? 0;
  const first = speech.slice(skipped);

  for (const problem of ['greeting', 'introduction'] as const) {
    const match = matchesOf(first, phrases[problem]).find((found) => found.start === 0);
    if (match) return { problem, at: [spanOf(start, start + skipped + match.end)] };
  }

  const pause = speech.search(PAUSE);
  const opening = (pause < 0 ? speech : speech.slice(0, pause)).trimEnd();
  const name = foldedText(product.trim()).folded;
  const spared = name !== '' && opening.includes(name) ? Math.max(0, countWords(name) - NAME_WORDS) : 0;
  if (countWords(opening) - spared <= HOOK_WORDS) return undefined;
  return { problem: 'longOpening', at: [spanOf(start, start + opening.length)] };
}
