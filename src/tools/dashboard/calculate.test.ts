import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionsOfViews } from '../../domain/earnings';
import { NICHES } from '../../domain/niches';
import { typedNumber, typedWithin } from '../../lib/typedNumber';
import { calculate, MOST, QUANTITIES } from './calculate';

const tech = { niche: 'tech', viewsPerLive: 1000 } as const;

describe('goal ↔ views, videos, lives, from the same constants', () => {
  it('a goal takes views, and those take videos at 15,000 views and lives at the creator’s own assumption', () => {
    expect(calculate('goal', 1000, tech)).toEqual({ goal: 1000, views: 27_211, videos: 2, lives: 28 });
    expect(calculate('goal', 1000, { ...tech, viewsPerLive: 50 }).lives).toBe(545);
  });

  it('videos, lives and views come to an amount', () => {
    expect(calculate('videos', 2, tech)).toEqual({ goal: 1102.5, views: 30_000, videos: 2, lives: 30 });
    expect(calculate('lives', 3, tech)).toEqual({ goal: 110.25, views: 3000, videos: 1, lives: 3 });
    expect(calculate('views', 15_001, tech)).toMatchObject({ views: 15_001, videos: 2, lives: 16 });
  });

  it('a niche without a figure of its own uses the default: 2.5 % and 6 %', () => {
    expect(calculate('videos', 1, { viewsPerLive: 1000 }).goal).toBe(787.5);
    expect(calculate('videos', 1, { niche: 'cooking', viewsPerLive: 1000 }).goal).toBe(787.5);
  });

  it('both ways: the views that a goal takes earn it, one view fewer does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST.goal }), fc.constantFrom(...NICHES), (goal, niche) => {
        const { views, videos, lives } = calculate('goal', goal, { niche, viewsPerLive: 1000 });
        expect(calculate('views', views, { niche, viewsPerLive: 1000 }).goal).toBeGreaterThanOrEqual(goal);
        expect(commissionsOfViews(views - 1, niche)).toBeLessThan(goal);
        expect(calculate('videos', videos, { niche, viewsPerLive: 1000 }).goal).toBeGreaterThanOrEqual(goal);
        expect(calculate('lives', lives, { niche, viewsPerLive: 1000 }).goal).toBeGreaterThanOrEqual(goal);
      }),
    );
  });

  it('the least and the most that can be typed give finite figures above 0', () => {
    for (const from of QUANTITIES) {
      for (const amount of [1, MOST[from]]) {
        for (const viewsPerLive of [1, MOST.viewsPerLive]) {
          const figures = Object.values(calculate(from, amount, { viewsPerLive }));
          expect(figures.every((figure) => Number.isFinite(figure) && figure > 0)).toBe(true);
        }
      }
    }
  });
});

describe('a typed number', () => {
  it.each([
    ['1000', 1000],
    [' 1 000 € ', 1000],
    ['1\u202f000,50\u00a0€', 1000.5],
    ['1,000.50', 1000.5],
    ['1.000', 1000],
    ['2,500 euros', 2500],
    ['12,5', 12.5],
    ['٣٥', 35],
    ['۱۰۰۰', 1000],
    ['0', 0],
  ])('%j is %d', (text, number) => {
    expect(typedNumber(text)).toBe(number);
  });

  it.each(['', '   ', '-5', 'beaucoup', '1e9', '1,2,3', '..', '12k', '三', 'Infinity', '1.2345'])(
    '%j is none',
    (text) => {
      expect(typedNumber(text)).toBeUndefined();
    },
  );

  it('is accepted from 1 to the maximum, as a whole number where it is a count', () => {
    expect(['0', '0,99', '1', '10', '10,01', '11'].map((text) => typedWithin(text, { least: 1, most: 10 }))).toEqual([
      undefined,
      undefined,
      1,
      10,
      undefined,
      undefined,
    ]);
    expect(['2,5', '2,00'].map((text) => typedWithin(text, { least: 1, most: 10, isWhole: true }))).toEqual([
      undefined,
      2,
    ]);
  });
});
