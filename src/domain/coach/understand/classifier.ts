import { isOneTypoAway } from '../../../lib/oneTypo.ts';
import type { Lexicon } from '../../danger/concepts.ts';
import type { CoachLanguage } from '../language.ts';
import { type Features, featureReader } from './features.ts';
import type { Classify } from './hear.ts';

/** A trained classifier as stored in its file (scripts/coach/train.ts writes it). */
export interface ClassifierFile {
  dimensions: number;
  /** In alphabetical order, with `|` between them. */
  features: string;
  /** How rare each feature is, one letter each: `a` the commonest. */
  rarity: string;
  /** What one step of each table stands for. */
  steps: { rarity: number; features: number; facts: number };
  /** Tables of vectors, one letter a weight, see LEVELS. */
  featureVectors: string;
  factVectors: string;
  /** How often each fact was asked for by strangers, one letter each, see `askedLetters`. */
  asked: string;
  /** The facts that a message may ask for, in the order of the vectors: by topic, with spaces between them. */
  facts: Readonly<Record<string, string>>;
}

/** Weights are whole steps from minus to plus this; `h` is none. */
export const HIGHEST_STEP = 7;
const MIDDLE = 'h'.charCodeAt(0);
const FIRST_LETTER = 'a'.charCodeAt(0);

/** How sharply scores become chances (set on examples that were held out: of guesses with a chance of 0.5 half are right). */
const SHARPNESS = 1;
/** How much a word counts that no example has: it makes a message less like all of them. */
const UNKNOWN = 5;
/** Of a message of which less than this share is known, what is guessed is believed less. */
const KNOWN = 0.5;
/** A word of fewer letters has too many others one typo away. */
const TYPO_FROM = 5;

/** Weights as a text, the inverse of what the classifier reads. */
export const encodeSteps = (table: Float32Array, step: number): string =>
  Array.from(table, (weight) =>
    String.fromCharCode(MIDDLE + Math.max(-HIGHEST_STEP, Math.min(HIGHEST_STEP, Math.round(weight / step)))),
  ).join('');

/** Two letters are twice as often. */
const LETTERS_A_DOUBLING = 2;

/** How often facts were asked for, as letters: `a` for never. */
export const askedLetters = (counts: readonly number[]): string =>
  counts
    .map((count) => String.fromCharCode(FIRST_LETTER + Math.round(LETTERS_A_DOUBLING * Math.log2(1 + count))))
    .join('');

/**
 * How much likelier a fact is for being asked for often: the classifier has learned from about as many examples of each. Set
 * on messages that were held out.
 */
const POPULARITY = { weight: 0.6, least: 0.7 };
const popularityOf = (letter: number): number => {
  const count = 2 ** ((letter - FIRST_LETTER) / LETTERS_A_DOUBLING) - 1;
  return (count + POPULARITY.least) ** POPULARITY.weight;
};

function decodeSteps(text: string, step: number): Float32Array {
  const table = new Float32Array(text.length);
  for (let at = 0; at < text.length; at++) table[at] = (text.charCodeAt(at) - MIDDLE) * step;
  return table;
}

/** A message's features with the vectors they stand for, weighted and with a length of 1 in all. */
interface Weighed {
  at: number;
  value: number;
}

/** Tells which facts a message asks for, the likeliest first, and how much of it stands in a text. */
export interface Classifier {
  classify: Classify;
  /** The share of a message's words that a text holds, the rarer the more it counts: 0 to 1. */
  shared: (message: string, text: string) => number;
}

export function classifierOf(file: ClassifierFile, lexicon: Lexicon, language: CoachLanguage): Classifier {
  const { dimensions, steps } = file;
  const facts = Object.entries(file.facts).flatMap(([topic, ids]) => ids.split(' ').map((id) => `${topic}/${id}`));
  const names = file.features.split('|');
  const places = new Map(names.map((name, at) => [name, at]));
  const featureVectors = decodeSteps(file.featureVectors, steps.features);
  const factVectors = decodeSteps(file.factVectors, steps.facts);
  const popularity = facts.map((_, fact) => popularityOf(file.asked.charCodeAt(fact)));
  const read = featureReader(lexicon, language);
  const byLetter = new Map<string, string[]>();
  for (const name of names) {
    const letter = name[0] ?? '';
    if (letter === '@') continue;
    const known = byLetter.get(letter);
    if (known) known.push(name);
    else byLetter.set(letter, [name]);
  }

  /** A word that no example has is read as one that is a typo away. */
  const spelt = (name: string): number | undefined => {
    const at = places.get(name);
    if (at !== undefined || name.length < TYPO_FROM || name.startsWith('@')) return at;
    const meant = byLetter
      .get(name[0] ?? '')
      ?.find((word) => word.length >= TYPO_FROM - 1 && isOneTypoAway(word, name));
    return meant === undefined ? undefined : places.get(meant);
  };

  function weigh(features: Features): { known: number; weighed: Weighed[] } {
    let [square, known] = [0, 0];
    const weighed: Weighed[] = [];
    for (const [name, weight] of features) {
      const at = spelt(name);
      const rarity = at === undefined ? UNKNOWN : (file.rarity.charCodeAt(at) - FIRST_LETTER) * steps.rarity;
      const value = weight * rarity;
      square += value * value;
      if (at === undefined) continue;
      weighed.push({ at, value });
      known += value * value;
    }
    const length = Math.sqrt(square) || 1;
    return { known: known / (square || 1), weighed: weighed.map(({ at, value }) => ({ at, value: value / length })) };
  }

  const rarityOf = (name: string): number => {
    const at = spelt(name);
    return at === undefined ? 0 : (file.rarity.charCodeAt(at) - FIRST_LETTER) * steps.rarity;
  };

  function shared(message: string, text: string): number {
    const held = read(text);
    let [found, all] = [0, 0];
    for (const [name, weight] of read(message)) {
      const counted = (rarityOf(name) * weight) ** 2;
      all += counted;
      if (held.has(name)) found += counted;
    }
    return all === 0 ? 0 : found / all;
  }

  const classify: Classify = (message, most = 8) => {
    const sum = new Float32Array(dimensions);
    const { known, weighed } = weigh(read(message));
    for (const { at, value } of weighed)
      for (let place = 0; place < dimensions; place++)
        sum[place] = (sum[place] ?? 0) + value * (featureVectors[at * dimensions + place] ?? 0);
    const scores = facts.map((id, fact) => {
      let score = 0;
      for (let place = 0; place < dimensions; place++)
        score += (sum[place] ?? 0) * (factVectors[fact * dimensions + place] ?? 0);
      return { id, chance: Math.exp(score * SHARPNESS) * (popularity[fact] ?? 1) };
    });
    const all = scores.reduce((total, { chance }) => total + chance, 0);
    return scores
      .toSorted((one, other) => other.chance - one.chance)
      .slice(0, most)
      .map(({ id, chance }) => ({ id, chance: (Math.min(1, known / KNOWN) * chance) / all }));
  };

  return { classify, shared };
}
