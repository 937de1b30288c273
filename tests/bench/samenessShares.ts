import { seededRandom } from '../../src/lib/seededRandom';
import { generators } from '../fixtures/generators';
import { PAIRS } from './samenessPairs.ts';
import { linesOf, sameShare } from './sameWords.ts';

const SEEDS = 30;
const LANGUAGES = ['fr', 'en'] as const;

/** What the specification and the law write to the letter, by key of the result. */
const SPECIFIED: ReadonlySet<string> = new Set([
  'product',
  'disclosure',
  'exampleOffer',
  'timing',
  'emotion',
  'hashtags',
  'time',
  'times',
  'id',
  'used',
]);

export interface Sameness {
  tool: string;
  language: string;
  /** Mean shares, 0 to 1. */
  kind: number;
  family: number;
  other: number;
}

/** How much of one result stands in the other, for every tool that asks for a product, or for one. */
export function samenessShares(only?: string): Sameness[] {
  return generators
    .filter(({ tool, examples }) => 'product' in examples && (only === undefined || tool === only))
    .flatMap(({ tool, generate, examples }) => {
      const rest = Object.fromEntries(Object.entries(examples).map(([id, [first = '']]) => [id, first]));
      return LANGUAGES.map((language) => {
        const lines = (product: (typeof PAIRS.kind)[number][number], seed: number) => {
          const answers = { ...rest, product: product[language], niche: product.niche };
          const now = new Date('2026-11-24T10:00:00Z');
          const made = generate(answers, language, { now, zone: 'Europe/Paris', random: seededRandom(seed) });
          return linesOf(made, product[language], SPECIFIED);
        };
        const mean = (of: keyof typeof PAIRS) => {
          const shares = PAIRS[of].flatMap(([one, other]) =>
            Array.from({ length: SEEDS }, (_, seed) => sameShare(lines(one, seed), lines(other, seed + SEEDS))),
          );
          return shares.reduce((sum, share) => sum + share, 0) / shares.length;
        };
        return { tool, language, kind: mean('kind'), family: mean('family'), other: mean('other') };
      });
    });
}
