import { conceptsInOrder, conceptsTogether, type FoundConcepts } from './concepts.ts';
import { wordFeatures } from './features.ts';
import { decodeWeights } from './weights.ts';

/** How much more a concept counts than a word, since it covers many wordings. */
export const CONCEPT_SCALE = 3;

/** A trained judge as stored in its file (scripts/danger/train.ts writes it). */
export interface JudgeFile {
  /** Features are hashed into 2 to the power of `bits` buckets. */
  bits: number;
  bias: number;
  /** The weight that one step stands for. */
  step: number;
  /** One step per bucket, see weights.ts. */
  weights: string;
}

/** A feature's number: FNV-1a with a final mix, 32 bits. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < feature.length; place++) hash = Math.imul(hash ^ feature.charCodeAt(place), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The hashed features of a message: of its words, and of its concepts. */
export interface Features {
  words: readonly number[];
  concepts: readonly number[];
}

const hashesOf = (features: Iterable<string>) => [...new Set(Array.from(features, hashOf))];

/** The features that a message is judged by, as 32-bit hashes. */
export function featuresOf(words: readonly string[], found: FoundConcepts): Features {
  return {
    words: hashesOf(wordFeatures(words)),
    concepts: hashesOf([...conceptsTogether(found), ...conceptsInOrder(words, found)]),
  };
}

/** The features of a message that hold in any language, hashed the same way. */
export const featuresInAnyLanguage = (found: FoundConcepts): Features => ({
  words: [],
  concepts: hashesOf(conceptsTogether(found)),
});

/**
 * The linear score of a message, in log odds: above 0, danger is more likely than not on the data the judge was trained
 * on.
 */
export type Judge = (features: Features) => number;

/** The judge stored in a file. */
export function judgeOf({ bits, bias, step, weights }: JudgeFile): Judge {
  const steps = decodeWeights(weights, 2 ** bits);
  const mask = 2 ** bits - 1;
  const sum = (hashes: readonly number[]) => hashes.reduce((total, hash) => total + (steps[hash & mask] ?? 0), 0);
  return ({ words, concepts }) =>
    bias +
    (step * (sum(words) + CONCEPT_SCALE * sum(concepts))) / Math.sqrt(Math.max(1, words.length + concepts.length));
}
