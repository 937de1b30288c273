import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DANGERS, type Danger } from '../../src/contracts/danger.ts';
import { type ConceptFinder, conceptFinder } from '../../src/domain/danger/concepts.ts';
import { wordsOf } from '../../src/domain/danger/features.ts';
import {
  CONCEPT_SCALE,
  type Features,
  featuresInAnyLanguage,
  featuresOf,
  type JudgeFile,
} from '../../src/domain/danger/judge.ts';
import { encodeWeights, HIGHEST_STEP } from '../../src/domain/danger/weights.ts';
import { seededRandom } from '../../src/lib/seededRandom.ts';
import {
  asksOfTheCoach,
  type Example,
  labelsOfTheProduct,
  messagesToTheCoach,
  openExamples,
  questionsToTheCoach,
  readCorpus,
} from './corpus.ts';

// Trains the judges of src/domain/danger: logistic regression with AdaGrad steps, the same result every time.

const EPOCHS = 15;
const RATE = 0.2;
/** The weights are the mean over the epochs from this one on: less depends on which message came last. */
const AVERAGED_FROM = 5;
/** Weights of fewer steps than this are left out: they make up most of a file, and hardly change a score. */
const FAINT = 1.5;

interface Size {
  /** The number of buckets as a power of two; with fewer, unlike words share one. */
  bits: number;
  /** A bucket found in fewer messages than this is left out. */
  rare: number;
}
const ORIGINALS_SIZE: Size = { bits: 17, rare: 6 };
const OTHERS_SIZE: Size = { bits: 15, rare: 2 };
/** How many times a language's own messages count, among those of all languages. */
const OWN_WEIGHT = 3;

const ORIGINALS = ['fr', 'en'];

const readFinder = (file: string) => conceptFinder(JSON.parse(readFileSync(file, 'utf8')));
const originalsFinder = readFinder('src/domain/danger/lexicon.json');
const finders = new Map<string, ConceptFinder>(
  globSync('src/i18n/locales/*/dangerWords.lexicon.json').map((file) => [basename(dirname(file)), readFinder(file)]),
);
const finderOf = (language: string) => (ORIGINALS.includes(language) ? originalsFinder : finders.get(language));

interface Sample {
  features: Features;
  danger: Example['danger'];
}

/** What a message is judged by, in buckets; if so asked, only what holds in any language. */
function sampleOf({ text, language, danger }: Example, { bits }: Size, anyLanguage = false): Sample {
  const find = finderOf(language);
  if (!find) throw new Error(`${language} has no words for the concepts`);
  const words = wordsOf(text);
  const features = anyLanguage ? featuresInAnyLanguage(find(words)) : featuresOf(words, find(words));
  const bucketsOf = (hashes: readonly number[]) => [...new Set(hashes.map((hash) => hash & (2 ** bits - 1)))];
  return { features: { words: bucketsOf(features.words), concepts: bucketsOf(features.concepts) }, danger };
}

function withoutRare(samples: readonly Sample[], { bits, rare }: Size): Sample[] {
  const seen = new Uint32Array(2 ** bits);
  for (const { features } of samples)
    for (const bucket of [...features.words, ...features.concepts]) seen[bucket] = (seen[bucket] ?? 0) + 1;
  const isKnown = (bucket: number) => (seen[bucket] ?? 0) >= rare;
  return samples.map(({ features: { words, concepts }, danger }) => ({
    features: { words: words.filter(isKnown), concepts: concepts.filter(isKnown) },
    danger,
  }));
}

/** Learns to tell danger from what is ordinary. */
function learn(all: readonly Sample[], size: Size): JudgeFile {
  const samples = withoutRare(all, size);
  const weights = new Float32Array(2 ** size.bits);
  const squares = new Float32Array(2 ** size.bits).fill(1e-6);
  const sums = new Float32Array(2 ** size.bits);
  let bias = 0;
  let [biasSum, averaged] = [0, 0];
  const random = seededRandom(1);
  const order = samples.map((sample) => ({ sample, wanted: sample.danger === undefined ? 0 : 1 }));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const { sample, wanted } of order) {
      const { words, concepts } = sample.features;
      if (words.length + concepts.length === 0) continue;
      const scale = 1 / Math.sqrt(words.length + concepts.length);
      const parts = [
        { buckets: words, value: scale },
        { buckets: concepts, value: scale * CONCEPT_SCALE },
      ];
      let score = bias;
      for (const { buckets, value } of parts) for (const bucket of buckets) score += (weights[bucket] ?? 0) * value;
      const error = 1 / (1 + Math.exp(-score)) - wanted;
      bias -= 0.02 * error;
      for (const { buckets, value } of parts) {
        for (const bucket of buckets) {
          const slope = error * value;
          const square = (squares[bucket] ?? 0) + slope * slope;
          squares[bucket] = square;
          weights[bucket] = (weights[bucket] ?? 0) - (RATE * slope) / Math.sqrt(square);
        }
      }
    }
    if (epoch < AVERAGED_FROM) continue;
    averaged++;
    biasSum += bias;
    weights.forEach((weight, bucket) => {
      sums[bucket] = (sums[bucket] ?? 0) + weight;
    });
  }
  return { bits: size.bits, bias: biasSum / averaged, ...inSteps(sums.map((sum) => sum / averaged)) };
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let place = items.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1));
    const [one, two] = [items[place], items[other]];
    if (one !== undefined && two !== undefined) [items[place], items[other]] = [two, one];
  }
}

/** The weights in steps; the few largest are clipped to the highest step. */
function inSteps(weights: Float32Array): Pick<JudgeFile, 'step' | 'weights'> {
  const sizes = Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort((one, other) => one - other);
  const step = (sizes[Math.floor(sizes.length * 0.995)] ?? 1) / HIGHEST_STEP;
  const steps = Array.from(weights, (weight) =>
    Math.abs(weight) < FAINT * step ? 0 : Math.max(-HIGHEST_STEP, Math.min(HIGHEST_STEP, Math.round(weight / step))),
  );
  return { step, weights: encodeWeights(steps) };
}

function write(file: string, content: object): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

const corpus = [...readCorpus(), ...openExamples(), ...labelsOfTheProduct(), ...questionsToTheCoach()];
const isOriginal = ({ language }: Example) => ORIGINALS.includes(language);
// How people talk to the coach, in danger or not, is known in the original languages alone.
const ofOriginals = [...corpus, ...messagesToTheCoach(), ...messagesToTheCoach(), ...asksOfTheCoach()]
  .filter(isOriginal)
  .map((example) => sampleOf(example, ORIGINALS_SIZE));
write('src/domain/danger/judges/originals.json', learn(ofOriginals, ORIGINALS_SIZE));

// Each other language has a judge of its own, which knows its words, and the concepts from all other languages'
// messages: what French says about these holds in Hausa.
const foreign = corpus.map((example) => ({ example, sample: sampleOf(example, OTHERS_SIZE, true) }));
for (const language of finders.keys()) {
  const ownSamples = corpus
    .filter((example) => example.language === language)
    .map((each) => sampleOf(each, OTHERS_SIZE));
  const others = foreign.filter(({ example }) => example.language !== language).map(({ sample }) => sample);
  const samples = [...others, ...Array.from({ length: OWN_WEIGHT }, () => ownSamples).flat()];
  write(`src/i18n/locales/${language}/dangerJudge.json`, learn(samples, OTHERS_SIZE));
}

// Which danger it is depends on the concepts alone, so that one table serves all languages: naive Bayes.
const counts = new Map<string, Record<Danger, number>>();
for (const { text, language, danger } of corpus) {
  if (danger === undefined || danger === 'any') continue;
  const words = wordsOf(text);
  for (const concept of finderOf(language)?.(words).all ?? []) {
    const count = counts.get(concept) ?? { suicide: 1, violence: 1, child: 1 };
    count[danger]++;
    counts.set(concept, count);
  }
}
const rounded = (value: number) => Math.round(value * 100) / 100;
const kinds = [...counts].sort().map(([concept, count]) => {
  const all = DANGERS.reduce((sum, kind) => sum + count[kind], 0);
  return [concept, Object.fromEntries(DANGERS.map((kind) => [kind, rounded(Math.log((3 * count[kind]) / all))]))];
});
write('src/domain/danger/judges/kinds.json', Object.fromEntries(kinds));
console.log(`${corpus.length} messages, ${corpus.filter(({ danger }) => danger).length} of them of danger`);
