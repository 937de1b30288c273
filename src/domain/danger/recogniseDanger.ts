import { DANGERS, type Danger } from '../../contracts/danger.ts';
import type { ConceptFinder } from './concepts.ts';
import { wordsOf } from './features.ts';
import { featuresOf, type Judge } from './judge.ts';

/** How a language judges a message. */
export interface Reader {
  find: ConceptFinder;
  judge: Judge;
  /** The log odds from which danger is certain, and from which the coach asks. */
  sureFrom: number;
  askFrom: number;
}

/** How strongly each concept points to each danger, in log odds. */
export type KindTable = Readonly<Record<string, Readonly<Record<Danger, number>>>>;

/** What was recognised in a message. */
export interface Recognised {
  danger: Danger;
  /** False: it may be a figure of speech, so the coach asks. */
  isSure: boolean;
}

/** The concept whose words name the danger: the coach asks about it whatever else is said. */
const NAMED = 'suicide';

/** The concept of « ne … pas », which names nothing. */
const NEGATION = 'not';

/** The longest stretch judged as one, in words: in a long message, danger may be in a single sentence. */
const STRETCH = 24;

/** The whole message and, if it is long, each of its sentences and lines. */
function stretchesOf(text: string): string[][] {
  const words = wordsOf(text);
  if (words.length <= STRETCH) return [words];
  const sentences = text.split(/[.!?…\n]+/).map(wordsOf);
  return [words, ...sentences.filter(({ length }) => length > 2)];
}

/** So few words (« et sinon ? ») are too little to judge by unless one of them is a concept's. */
const FEW_WORDS = 4;

/** The log odds from which few words are asked about: with a word of a concept, and without one. */
const ASK_FEW_FROM = { named: 0, unnamed: 1 };

/** From which scores on danger is certain in these words, and from which the coach asks. */
function thresholdsFor(words: readonly string[], concepts: readonly string[], { sureFrom, askFrom }: Reader) {
  if (words.length > FEW_WORDS) return { sureFrom, askFrom };
  const isNamed = concepts.some((concept) => concept !== NEGATION);
  return {
    sureFrom: isNamed ? sureFrom : Number.POSITIVE_INFINITY,
    askFrom: Math.max(askFrom, isNamed ? ASK_FEW_FROM.named : ASK_FEW_FROM.unnamed),
  };
}

/** Whether the person who writes this is in danger, or tells of a child who is; undefined for an ordinary message. */
export function recogniseDanger(text: string, readers: readonly Reader[], kinds: KindTable): Recognised | undefined {
  let isAsked = false;
  for (const words of stretchesOf(text)) {
    for (const reader of readers) {
      const found = reader.find(words);
      const score = reader.judge(featuresOf(words, found));
      const { sureFrom, askFrom } = thresholdsFor(words, found.all, reader);
      if (score >= sureFrom) return { danger: kindOf(wordsOf(text), readers, kinds), isSure: true };
      isAsked ||= score >= askFrom || found.all.includes(NAMED);
    }
  }
  return isAsked ? { danger: kindOf(wordsOf(text), readers, kinds), isSure: false } : undefined;
}

/** The danger that the message's concepts point to most; suicide if none do. */
function kindOf(words: readonly string[], readers: readonly Reader[], kinds: KindTable): Danger {
  const concepts = new Set(readers.flatMap(({ find }) => find(words).all));
  const weightOf = (danger: Danger) => [...concepts].reduce((sum, concept) => sum + (kinds[concept]?.[danger] ?? 0), 0);
  return DANGERS.reduce((best, danger) => (weightOf(danger) > weightOf(best) ? danger : best));
}
