import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pick, pickSome } from './pick';
import { seededRandom } from './seededRandom';

const take = (seed: number, count: number) => Array.from({ length: count }, seededRandom(seed));

describe('seeded random numbers', () => {
  it('are the same for the same seed, and different for another', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(take(seed, 5)).toEqual(take(seed, 5));
        expect(take(seed, 5)).not.toEqual(take(seed + 1, 5));
      }),
    );
  });

  it('lie from 0 up to 1 and fill that range evenly', () => {
    const tenths = Array<number>(10).fill(0);
    for (const value of take(7, 10_000)) tenths[Math.floor(value * 10)] = (tenths[Math.floor(value * 10)] ?? 0) + 1;
    expect(tenths).toHaveLength(10);
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('picking', () => {
  const list = ['a', 'b', 'c', 'd'];

  it('gives different items of the list, as many as asked for or all', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 6 }), (seed, count) => {
        const picked = pickSome(seededRandom(seed), list, count);
        expect(picked).toHaveLength(Math.min(count, list.length));
        expect(new Set(picked).size).toBe(picked.length);
        for (const one of picked) expect(list).toContain(one);
      }),
    );
  });

  it('gives every item of the list sooner or later', () => {
    const picked = new Set(Array.from({ length: 100 }, (_, seed) => pick(seededRandom(seed), list)));
    expect([...picked].sort()).toEqual(list);
  });

  it('from nothing is an error', () => {
    expect(() => pick(seededRandom(1), [])).toThrow();
  });
});
