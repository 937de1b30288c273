import { globSync, readFileSync } from 'node:fs';
import { draw, type Mutant, mutantsOf } from './places.ts';

/** Where changes are made: code that works without a screen. */
export const AREAS = ['worker-api', 'sw', 'src/state', 'src/domain'] as const;
type Area = (typeof AREAS)[number];

/** How many changes the report covers, and the seed that draws them. */
export const COUNT = 200;
export const SEED = 1;

const NOT_CODE = /\.test\.ts$|\.d\.ts$|\/(locales|guides)\/|\.(fr|en)\.ts$/;

export interface AreaSample {
  area: Area;
  /** Lines of the files that have anything to change. */
  lines: number;
  /** How many possible changes there are. */
  places: number;
  mutants: Mutant[];
}

/** The sample that the seed draws: this many of all changes, from each area in proportion to its lines. */
export function sample(count: number, seed: number): AreaSample[] {
  const areas = AREAS.map((area) => {
    const files = globSync(`${area}/**/*.ts`)
      .filter((file) => !NOT_CODE.test(file))
      .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
      .map(({ file, source }) => ({ lines: source.split('\n').length - 1, mutants: mutantsOf(file, source) }))
      .filter(({ mutants }) => mutants.length > 0);
    return {
      area,
      lines: files.reduce((sum, { lines }) => sum + lines, 0),
      mutants: files.flatMap(({ mutants }) => mutants),
    };
  });
  const counts = shares(
    areas.map(({ lines }) => lines),
    count,
  );
  return areas.map(({ area, lines, mutants }, index) => ({
    area,
    lines,
    places: mutants.length,
    mutants: draw(mutants, counts[index] ?? 0, seed),
  }));
}

/** Divides a whole count by the weights without remainder: the largest remainders are rounded up. */
export function shares(weights: readonly number[], count: number): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight) => (weight * count) / sum);
  const left = count - exact.reduce((total, share) => total + Math.floor(share), 0);
  const byRemainder = exact.map((share, index) => ({ index, rest: share % 1 })).toSorted((a, b) => b.rest - a.rest);
  const roundedUp = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return exact.map((share, index) => Math.floor(share) + (roundedUp.has(index) ? 1 : 0));
}

/** The third of ten parts, for '3/10': some of every area. */
export function partOf(areas: readonly AreaSample[], part: string): Mutant[] {
  const [which = 1, of = 1] = part.split('/').map(Number);
  return areas.flatMap(({ mutants }) => mutants).filter((_, index) => index % of === which - 1);
}
