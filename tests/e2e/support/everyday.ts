import { pickSome } from '../../../src/lib/pick';
import { seededRandom } from '../../../src/lib/seededRandom';
import { TEST_SEED } from '../../support/testSeed';

// A browser is slow, and the everyday run has ten minutes: it tries each property with a few of its cases, the full run
// with all of them.

const isFull = Boolean(process.env.FULL);

/** `count` of the cases, or all of them in the full run. */
export const sample = <T>(cases: readonly T[], count: number): readonly T[] =>
  isFull ? cases : pickSome(seededRandom(TEST_SEED), cases, count);

/** One of the cases for each place in a list, in turn, or all of them in the full run. */
export const inTurn = <T>(cases: readonly T[], place: number): readonly T[] =>
  isFull ? cases : cases.slice(place % cases.length, (place % cases.length) + 1);

/** The two languages that everything is written in. */
export const LANGUAGES = ['fr', 'en'] as const;
