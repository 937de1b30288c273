import { seededRandom } from '../../src/lib/seededRandom.ts';

/** An example as its features, by number, with their weights, and the fact that it asks for. */
export interface Example {
  fact: number;
  features: readonly (readonly [feature: number, weight: number])[];
}

/** Vectors of features and of facts: what speaks for a fact is the product of its vector with a message's. */
export interface Learned {
  features: Float32Array;
  facts: Float32Array;
}

const EPOCHS = 9;
/** Steps get smaller from the first epoch to the last. */
const RATE = { first: 0.25, last: 0.05 };
/** Smaller errors teach nothing. */
const LEAST = 1e-4;

/**
 * Learns which fact an example asks for: softmax regression through a few dimensions, with AdaGrad steps; the same
 * result every time.
 */
export function learn(
  examples: readonly Example[],
  size: { features: number; facts: number; dimensions: number },
): Learned {
  const { dimensions } = size;
  const random = seededRandom(1);
  // Features begin at nothing, so that a rare one that taught little says little.
  const features = new Float32Array(size.features * dimensions);
  const facts = new Float32Array(size.facts * dimensions).map(() => (random() - 0.5) / 2);
  const featureSquares = new Float32Array(features.length).fill(1e-3);
  const factSquares = new Float32Array(facts.length).fill(1e-3);
  const message = new Float32Array(dimensions);
  const slope = new Float32Array(dimensions);
  const errors = new Float32Array(size.facts);
  const order = [...examples];
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE.first + ((RATE.last - RATE.first) * epoch) / (EPOCHS - 1);
    shuffle(order, random);
    for (const { fact: wanted, features: own } of order) {
      message.fill(0);
      for (const [feature, weight] of own) addTo(message, features, feature * dimensions, weight);
      for (let fact = 0; fact < size.facts; fact++) errors[fact] = product(message, facts, fact * dimensions);
      toErrors(errors, wanted);
      slope.fill(0);
      for (let fact = 0; fact < size.facts; fact++) {
        const error = errors[fact] ?? 0;
        if (error < LEAST && error > -LEAST) continue;
        addTo(slope, facts, fact * dimensions, error);
        step(facts, factSquares, fact * dimensions, message, error, rate);
      }
      for (const [feature, weight] of own) step(features, featureSquares, feature * dimensions, slope, weight, rate);
    }
  }
  return { features, facts };
}

function addTo(sum: Float32Array, table: Float32Array, at: number, times: number): void {
  for (let place = 0; place < sum.length; place++) sum[place] = (sum[place] ?? 0) + (table[at + place] ?? 0) * times;
}

function product(one: Float32Array, table: Float32Array, at: number): number {
  let sum = 0;
  for (let place = 0; place < one.length; place++) sum += (one[place] ?? 0) * (table[at + place] ?? 0);
  return sum;
}

/** Moves one vector of a table against its slope, the less the more it has moved. */
function step(
  table: Float32Array,
  squares: Float32Array,
  at: number,
  slope: Float32Array,
  times: number,
  rate: number,
): void {
  for (let place = 0; place < slope.length; place++) {
    const by = (slope[place] ?? 0) * times;
    const square = (squares[at + place] ?? 0) + by * by;
    squares[at + place] = square;
    table[at + place] = (table[at + place] ?? 0) - (rate * by) / Math.sqrt(square);
  }
}

/** Scores become chances, and the wanted fact’s is lowered by 1: how wrong each one is. */
function toErrors(scores: Float32Array, wanted: number): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    const chance = Math.exp((scores[at] ?? 0) - highest);
    scores[at] = chance;
    sum += chance;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum - (at === wanted ? 1 : 0);
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let place = items.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1));
    const [one, two] = [items[place], items[other]];
    if (one !== undefined && two !== undefined) [items[place], items[other]] = [two, one];
  }
}
