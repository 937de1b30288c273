import { describe, expect, it } from 'vitest';
import type { Profile } from '../../contracts/profile';
import { AVERAGE_PRICE, commissionPerOrder, VIEWS_PER_VIDEO } from '../../domain/earnings';
import type { Earned } from '../../domain/videos/earnedIn';
import english from './locales/en.json';
import french from './locales/fr.json';
import { coachingMessage, messageKind, metricsOf } from './metrics';

type Answers = Pick<Profile, 'niche' | 'experienceLevel' | 'financialGoal'>;
const answers: Answers = { niche: 'tech', experienceLevel: 'beginner', financialGoal: '1000' };
const NOTHING: Earned = { measured: 0, views: 0, commissions: new Map() };
const metrics = (
  known: Partial<Answers> = {},
  thisWeek = 0,
  thisMonth = thisWeek,
  products = 0,
  earned: Partial<Earned> = {},
) =>
  metricsOf(
    { ...answers, ...known },
    { published: thisWeek, products },
    { published: thisMonth },
    { ...NOTHING, ...earned },
  );

describe('Dashboard (specification 2, section 9)', () => {
  it.each([
    ['beauty', 3.2, 2.8],
    ['fashion', 2.8, 2.1],
    ['tech', 2.1, 1.75],
    ['fitness', 2.5, 2.45],
    ['home', 1.9, 1.4],
    ['gaming', 2.3, 2.1],
  ] as const)(
    'Conversion rate by niche (percent), commission rate in the same niche order: %s %d',
    (niche, conversion, perOrder) => {
      expect(metrics({ niche }).conversionRate).toBe(conversion);
      expect(commissionPerOrder(niche)).toBe(perOrder);
    },
  );

  it('default 2.5, commission default 0.06, Average price 35', () => {
    expect(AVERAGE_PRICE).toBe(35);
    expect(commissionPerOrder()).toBeCloseTo(35 * 0.06, 10);
  });

  it('Recommended weekly videos: 4 beginner, 7 default, 10 advanced', () => {
    const levels = ['beginner', 'intermediate', 'advanced'] as const;
    expect(levels.map((experienceLevel) => metrics({ experienceLevel }).videosRecommended)).toEqual([4, 7, 10]);
  });

  it('Assumption of 15000 views per video: this month’s videos × 15000 × conversion × commission per order', () => {
    expect(VIEWS_PER_VIDEO).toBe(15_000);
    expect(metrics({}, 0, 0).estimatedCommissions).toBe(0);
    expect(metrics({}, 0, 1).estimatedCommissions).toBe(551.25);
    expect(metrics({}, 3, 5).estimatedCommissions).toBe(2756.25);
  });

  it('monthlyGoal, viewsNeeded: what the goal takes, rounded up', () => {
    expect(metrics()).toMatchObject({ monthlyGoal: 1000, viewsNeeded: 27_211 });
    expect(metrics({ financialGoal: '100000' })).toMatchObject({ monthlyGoal: 100_000, viewsNeeded: 2_721_089 });
  });

  it('videosPublished and productsPromotedThisWeek are those of the week; the rest of the month does not count', () => {
    expect(metrics({}, 3, 9, 2)).toMatchObject({ videosPublished: 3, productsPromotedThisWeek: 2 });
  });

  it('Progress capped at 100%', () => {
    expect(metrics({}, 0, 1).currentProgress).toBeCloseTo(55.125, 10);
    expect(metrics({}, 0, 2).currentProgress).toBe(100);
    expect(metrics({}, 0, 500).currentProgress).toBe(100);
    expect(metrics({}, 0, 0).currentProgress).toBe(0);
  });
});

describe('With a measured video this month', () => {
  const beauty = { niche: 'beauty', financialGoal: '5000' } as const;

  it('measured views replace the 15000 in estimatedCommissions and currentProgress; the specified sum stays as an example', () => {
    const measured = metrics(beauty, 8, 8, 0, { measured: 8, views: 26_580 });
    expect(measured).toMatchObject({ basis: 'views', estimatedCommissions: 2381.568 });
    expect(measured.currentProgress).toBeCloseTo(47.63, 2);
    expect(measured.example).toEqual({ commissions: 10_752, progress: 100 });
  });

  it('four videos of 200 views are 72 euros, and no celebration', () => {
    const measured = metrics(beauty, 4, 4, 0, { measured: 4, views: 800 });
    expect(measured.estimatedCommissions).toBeCloseTo(71.68, 10);
    expect(messageKind(measured)).toBe('encourage');
  });

  it('measured commission comes before measured views; another currency is not counted as euros', () => {
    const commissions = new Map([['EUR', 1240]]);
    const earned = { measured: 1, views: 26_580, commissions };
    expect(metrics(beauty, 1, 1, 0, earned)).toMatchObject({ basis: 'commission', estimatedCommissions: 12.4 });
    const dollars = { ...earned, commissions: new Map([['USD', 1240]]) };
    expect(metrics(beauty, 1, 1, 0, dollars)).toMatchObject({ basis: 'views' });
  });

  it('a video that nobody watched is measured, too', () => {
    expect(metrics(beauty, 1, 1, 0, { measured: 1 })).toMatchObject({ basis: 'views', estimatedCommissions: 0 });
  });
});

describe('Coaching message: a boost message if videos are missing; an encouraging one if progress is under 50; otherwise a celebration', () => {
  it.each([
    ['boost', 0, 4, 0],
    ['boost', 3, 4, 0],
    ['boost', 3, 4, 100],
    ['boost', 6, 7, 50],
    ['boost', 9, 10, 100],
    ['encourage', 4, 4, 0],
    ['encourage', 4, 4, 49.9],
    ['encourage', 12, 10, 49.999],
    ['celebrate', 4, 4, 50],
    ['celebrate', 7, 7, 100],
    ['celebrate', 5, 4, 50.1],
  ] as const)('%s: %d of %d videos, progress %d', (kind, videosPublished, videosRecommended, currentProgress) => {
    expect(messageKind({ videosPublished, videosRecommended, currentProgress, basis: 'views' })).toBe(kind);
  });

  it('what nobody measured is not celebrated: it asks for the figures', () => {
    const known = { videosPublished: 4, videosRecommended: 4, currentProgress: 100, basis: 'assumed' } as const;
    expect(messageKind(known)).toBe('measure');
    expect(messageKind({ ...known, videosPublished: 3 })).toBe('boost');
  });

  it('a beginner with 3 of 4 videos gets the boost, with 1 left', () => {
    const said = coachingMessage(metrics({}, 3), { ...english.texts, boost: ['{{done}}/{{target}}: {{left}}'] }, 1);
    expect(said).toBe('3/4: 1');
  });

  it.each([
    ['en', english.texts],
    ['fr', french.texts],
  ] as const)('is the same all day; every wording has its days, with its slots filled (%s)', (_, texts) => {
    for (const [kind, thisWeek, earned] of [
      ['boost', 1, {}],
      ['measure', 4, {}],
      ['encourage', 4, { measured: 1, views: 10 }],
      ['celebrate', 4, { measured: 1, views: 1_000_000 }],
    ] as const) {
      const of = (day: number) => coachingMessage(metrics({}, thisWeek, thisWeek, 0, earned), texts, day);
      const said = Array.from({ length: 200 }, (_, day) => of(day));
      expect(said).toEqual(said.map((_, day) => of(day)));
      expect(new Set(said).size).toBe(texts[kind].length);
      expect(said.join()).not.toContain('{{');
    }
  });
});
