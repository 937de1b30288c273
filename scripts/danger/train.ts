import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DANGERS, type Danger } from '../../src/contracts/danger.ts';
import { type ConceptFinder, conceptFinder } from '../../src/domain/danger/concepts.ts';
import { wordsOf } from '../../src/domain/danger/features.ts';
import { CONCEPT_SCALE, type Features, featuresOf, type JudgeFile } from '../../src/domain/danger/judge.ts';
import { encodeWeights, HIGHEST_STEP } from '../../src/domain/danger/weights.ts';
import { seededRandom } from '../../src/lib/seededRandom.ts';
import { type Example, labelsOfTheProduct, openExamples, questionsToTheCoach, readCorpus } from './corpus.ts';

// Trains the judges of src/domain/danger: logistic regression with AdaGrad steps, the same result every time.

const EPOCHS = 15;
const RATE = 0.2;
/** With fewer buckets unlike words share one. */
const BITS = 17;
/** Weights below this many steps are left out: they make most of the file, and hardly change a score. */
const FAINT = 1.5;
/** A bucket that fewer messages than this have is left out: in French and English, and in all languages together. */
const RARE_IN_ORIGINALS = 6;
const RARE_IN_ALL = 8;

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

function samplesOf(examples: readonly Example[], rare: number): Sample[] {
  const mask = 2 ** BITS - 1;
  const bucketsOf = (hashes: readonly number[]) => [...new Set(hashes.map((hash) => hash & mask))];
  const samples = examples.flatMap(({ text, language, danger }) => {
    const find = finderOf(language);
    if (!find) return [];
    const { words, concepts } = featuresOf(wordsOf(text), find);
    return [{ features: { words: bucketsOf(words), concepts: bucketsOf(concepts) }, danger }];
  });
  const seen = new Uint32Array(2 ** BITS);
  for (const { features } of samples)
    for (const bucket of [...features.words, ...features.concepts]) seen[bucket] = (seen[bucket] ?? 0) + 1;
  const isKnown = (bucket: number) => (seen[bucket] ?? 0) >= rare;
  return samples.map(({ features: { words, concepts }, danger }) => ({
    features: { words: words.filter(isKnown), concepts: concepts.filter(isKnown) },
    danger,
  }));
}

/** Learns to tell danger from what is ordinary. */
function learn(samples: readonly Sample[]): JudgeFile {
  const weights = new Float32Array(2 ** BITS);
  const squares = new Float32Array(2 ** BITS).fill(1e-6);
  let bias = 0;
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
  }
  return { bits: BITS, bias, ...inSteps(weights) };
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let place = items.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1));
    const [one, two] = [items[place], items[other]];
    if (one !== undefined && two !== undefined) [items[place], items[other]] = [two, one];
  }
}

/** The weights in steps; the few largest are cut to the highest step. */
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

function write(name: string, content: object): void {
  writeFileSync(`src/domain/danger/judges/${name}.json`, `${JSON.stringify(content, null, 2)}\n`);
}

const corpus = [...readCorpus(), ...openExamples(), ...labelsOfTheProduct(), ...questionsToTheCoach()];
const isOriginal = ({ language }: Example) => ORIGINALS.includes(language);
write('originals', learn(samplesOf(corpus.filter(isOriginal), RARE_IN_ORIGINALS)));
// What French and English say of the concepts holds in the others.
write('others', learn(samplesOf(corpus, RARE_IN_ALL)));

// Which danger it is hangs on the concepts alone, so that one table serves all languages: naive Bayes.
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
write('kinds', Object.fromEntries(kinds));
console.log(`${corpus.length} messages, ${corpus.filter(({ danger }) => danger).length} of them of danger`);
