import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { draw, mutantsOf } from './places';
import { partOf, shares } from './sample';

const mutants = mutantsOf('a.ts', Array.from({ length: 100 }, (_, index) => `call${index}();`).join('\n'));

it('the same seed draws the same changes, another seed others', () => {
  const keys = (seed: number) => draw(mutants, 20, seed).map(({ key }) => key);
  expect(keys(1)).toEqual(keys(1));
  expect(keys(1)).not.toEqual(keys(2));
});

it('added code replaces only a few of the changes', () => {
  const before = new Set(draw(mutants, 50, 1).map(({ key }) => key));
  const after = draw([...mutantsOf('b.ts', 'added();'), ...mutants], 50, 1);
  expect(after.filter(({ key }) => !before.has(key)).length).toBeLessThanOrEqual(1);
});

it('a count is divided without remainder, each share within one of its exact value', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1 }), fc.nat(500), (weights, count) => {
      const divided = shares(weights, count);
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      expect(divided.reduce((sum, share) => sum + share, 0)).toBe(count);
      for (const [index, share] of divided.entries())
        expect(Math.abs(share - ((weights[index] ?? 0) * count) / all)).toBeLessThan(1);
    }),
  );
});

it('the parts together are the whole sample, each change once', () => {
  const areas = [{ area: 'sw' as const, lines: 100, places: 100, mutants }];
  const parts = Array.from({ length: 7 }, (_, index) => partOf(areas, `${index + 1}/7`)).flat();
  expect(new Set(parts)).toEqual(new Set(mutants));
  expect(parts).toHaveLength(mutants.length);
  expect(partOf(areas, '1/1')).toEqual(mutants);
});
