import { conceptFinder, type Lexicon } from './concepts.ts';
import { type JudgeFile, judgeOf } from './judge.ts';
import kinds from './judges/kinds.json' with { type: 'json' };
import originals from './judges/originals.json' with { type: 'json' };
import lexicon from './lexicon.json' with { type: 'json' };
import { type KindTable, type Reader, type Recognised, recogniseDanger } from './recogniseDanger.ts';

/**
 * Reads French and English, which share one lexicon. The thresholds were set on messages that the judge has not learned
 * from: above the first, 1 in 100 of what strangers write to the coach is taken for danger; above the second, 1 in 10 is
 * asked about (docs/decisions/012-danger.md).
 */
const original: Reader = { find: conceptFinder(lexicon), judge: judgeOf(originals), sureFrom: 0.1, askFrom: -2.4 };

/** Reads one of the other languages, by its words for the concepts and its own judge: 1 in 100, and 1 in 10. */
export const readerOf = (words: Lexicon, judge: JudgeFile): Reader => ({
  find: conceptFinder(words),
  judge: judgeOf(judge),
  sureFrom: 1,
  askFrom: -0.5,
});

const kindTable: KindTable = kinds;

/**
 * Whether this message comes from somebody in danger, read in French, in English and by the readers of other languages.
 */
export const lookOut = (message: string, more: readonly Reader[] = []): Recognised | undefined =>
  recogniseDanger(message, [original, ...more], kindTable);
