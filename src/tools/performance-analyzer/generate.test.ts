import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NICHE_PICKS } from '../../domain/matchNiche';
import { type Category, generate } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';
import { globalScoreOf, recommendationOf, SCORE_NAMES, type Scores, verdictOf } from './measuredScores';

const LANGUAGES = [
  ['en', english],
  ['fr', french],
] as const;
const REQUIRED = { url: 'https://www.tiktok.com/@ines/video/1', product: 'Mini ventilateur', niche: 'tech' };

const analyse = (metrics: Readonly<Record<string, string>> = {}) => generate({ ...REQUIRED, ...metrics }, french.texts);
const watched = (avgWatchTime: number | string, duration: number | string) =>
  analyse({ avgWatchTime: `${avgWatchTime}`, duration: `${duration}` });
const liked = (likesCount: number | string, viewsCount: number | string) =>
  analyse({ likesCount: `${likesCount}`, viewsCount: `${viewsCount}` });
const called = (ctaUsed: string) => analyse({ ctaUsed });
const all = (score: number): Scores => ({
  hookScore: score,
  retentionScore: score,
  ctaScore: score,
  productPositioningScore: score,
  engagementScore: score,
  musicScore: score,
});
const improvementOf = (analysis: ReturnType<typeof analyse>, wanted: Category) =>
  analysis.improvements.find(({ category }) => category === wanted);

describe('the specification of the analyzer', () => {
  it('Base values: hook 70, retention 65, cta 60, product positioning 70, music 75, engagement 60', () => {
    expect(analyse()).toMatchObject({
      hookScore: 70,
      retentionScore: 65,
      ctaScore: 60,
      productPositioningScore: 70,
      musicScore: 75,
      engagementScore: 60,
      globalScore: 67,
    });
    expect(analyse().atBase).toEqual(SCORE_NAMES);
  });

  it.each([
    [0, 20, 20],
    [9, 20, 65],
    [11, 20, 75],
    [57, 100, 77],
    [16, 20, 100],
    [20, 20, 100],
    [45, 20, 100],
  ])(
    'retention = min(100, ratio*100+20): %d s of %d s give %d; watch time over duration gives 100',
    (time, length, score) => {
      const { retentionScore, atBase } = watched(time, length);
      expect(retentionScore).toBe(score);
      expect(atBase).not.toContain('retentionScore');
    },
  );

  it.each([
    [7, 10, 70],
    [14, 20, 70],
    [21, 30, 70],
    [15, 20, 85],
    [71, 100, 85],
    [45, 20, 85],
  ])('if ratio exceeds 0.7, hook gets +15: %d s of %d s give %d', (time, length, score) => {
    const { hookScore, atBase } = watched(time, length);
    expect(hookScore).toBe(score);
    expect(atBase.includes('hookScore')).toBe(score === 70);
  });

  it.each([
    ['12', ''],
    ['', '20'],
    ['12', '0'],
    ['0', '0'],
  ])('Both are needed, and a duration of 0 counts as not given: %j of %j', (time, length) => {
    expect(watched(time, length)).toMatchObject({ retentionScore: 65, hookScore: 70 });
    expect(watched(time, length).atBase).toEqual(expect.arrayContaining(['retentionScore', 'hookScore']));
  });

  it.each([
    [0, 1000, 40],
    [20, 1000, 60],
    [29, 1000, 69],
    [30, 1000, 70],
    [60, 1000, 100],
    [900, 1000, 100],
    [5, 2, 100],
  ])(
    'like rate in percent times 10, added to 40, capped at 100, gives engagement: %d of %d give %d',
    (likes, views, score) => {
      const { engagementScore, atBase } = liked(likes, views);
      expect(engagementScore).toBeCloseTo(score, 10);
      expect(atBase).not.toContain('engagementScore');
    },
  );

  it.each([
    ['5', '0'],
    ['0', '0'],
    ['5', ''],
    ['', '100'],
  ])('0 views count as not given: %j likes of %j views', (likes, views) => {
    expect(liked(likes, views).engagementScore).toBe(60);
    expect(liked(likes, views).atBase).toContain('engagementScore');
  });

  it.each([
    ['C’est juste en bas', 85],
    ['C’EST JUSTE  EN BAS !', 85],
    ['It’s just below', 85],
    ['Le lien est dans ma description', 30],
    ['LIEN', 30],
    ['Va voir ma BIO', 30],
    ['le lien en bio', 30],
    ['C’est juste en bas, ou dans ma bio', 55],
    ['Le lien en bio, et c’est juste en bas', 55],
    ['Le lien juste en bas', 85],
    ['juste en bas, le lien', 85],
    ['Un savon biologique', 60],
    ['Un produit bien lié, le quotidien, un client', 60],
    ['Les biographies et les liens', 60],
    ['bio-dégradable', 60],
    ['Dis-moi en commentaire', 60],
    ['injuste en basket', 60],
  ])(
    "CTA text containing 'juste en bas' gives cta +25; containing 'bio' or 'lien' gives cta -30: %j gives %d",
    (text, score) => {
      expect(called(text).ctaScore).toBe(score);
      expect(called(text).atBase.includes('ctaScore')).toBe(score === 60);
    },
  );

  it('Global score = rounded mean of the six scores', () => {
    expect(globalScoreOf({ ...all(60), musicScore: 62 })).toBe(60);
    expect(globalScoreOf({ ...all(60), musicScore: 63 })).toBe(61);
    expect(
      analyse({ avgWatchTime: '20', duration: '20', viewsCount: '100', likesCount: '6', ctaUsed: 'juste en bas' })
        .globalScore,
    ).toBe(86);
    expect(
      analyse({ avgWatchTime: '0', duration: '20', viewsCount: '100', likesCount: '0', ctaUsed: 'lien' }).globalScore,
    ).toBe(51);
  });

  it.each([
    [100, 'boost_with_ads'],
    [75, 'boost_with_ads'],
    [74, 'optimize_current'],
    [60, 'optimize_current'],
    [59, 'republish_improved'],
    [0, 'republish_improved'],
  ] as const)(
    '75 or more gives boost_with_ads; 60 to 74 gives optimize_current; below 60 gives republish_improved: %d',
    (score, recommendation) => {
      expect(recommendationOf(globalScoreOf(all(score)))).toBe(recommendation);
    },
  );

  it.each([
    [80, 'excellent'],
    [79, 'correct'],
    [60, 'correct'],
    [59, 'weak'],
  ] as const)('Global message: 80+ excellent; 60 to 79 correct with potential; below 60 weak: %d', (score, verdict) => {
    expect(verdictOf(score)).toBe(verdict);
  });

  it.each([
    ['hookScore', watched(14, 20), watched(15, 20), { impact: 'high', effort: 'easy' }],
    ['retentionScore', watched(549, 1000), watched(550, 1000), { impact: 'high', effort: 'medium' }],
    ['ctaScore', called('Viens voir'), called('juste en bas'), { impact: 'high', effort: 'easy' }],
    ['engagementScore', liked(299, 10_000), liked(300, 10_000), { impact: 'medium', effort: 'easy' }],
  ] as const)(
    '%s: from its threshold on it is a strength, below it a weakness with its improvement',
    (name, below, at, weight) => {
      expect(improvementOf(below, name)).toMatchObject({ ...weight, suggestion: french.texts.improvements.tech[name] });
      expect(below.strengths).not.toContain(french.texts.strengths[name]);
      expect(improvementOf(at, name)).toBeUndefined();
      expect(at.strengths).toContain(french.texts.strengths[name]);
      expect(at.weaknesses).toHaveLength(at.improvements.length);
    },
  );

  it('The product weakness and its medium-impact, medium-effort improvement are always added regardless of score', () => {
    const best = analyse({
      avgWatchTime: '20',
      duration: '20',
      viewsCount: '100',
      likesCount: '6',
      ctaUsed: 'juste en bas',
    });
    expect(best.weaknesses).toEqual([french.texts.weaknesses.productPositioningScore]);
    expect(best.improvements).toEqual([
      {
        category: 'productPositioningScore',
        suggestion: french.texts.improvements.tech.productPositioningScore.replace('{{product}}', 'Mini ventilateur'),
        impact: 'medium',
        effort: 'medium',
      },
    ]);
    expect(best.atBase).toEqual(['productPositioningScore', 'musicScore']);
    expect(best.strengths).toHaveLength(4);
    expect(analyse().strengths).toEqual([]);
    expect(analyse().weaknesses).toHaveLength(5);
  });

  it('Next steps per recommendation: three specific steps plus three common ones', () => {
    const { steps } = french.texts;
    expect(analyse().nextSteps).toEqual([...steps.optimize_current, ...steps.common]);
    const { check_figures: _, ...specified } = steps;
    for (const list of Object.values(specified)) expect(list).toHaveLength(3);
  });

  it('The boost one suggests an ads test budget of 20-50 euros and 2-3 video variations', () => {
    expect(french.texts.steps.boost_with_ads.join(' ')).toMatch(/20 à 50\u00a0€.*2 ou 3 variantes/);
    expect(english.texts.steps.boost_with_ads.join(' ')).toMatch(/€20 to €50.*2 or 3 variations/);
  });

  it('says which words a call to action should lose, and whether anything was measured', () => {
    expect(called('Le lien en BIO').weaknesses).toContain(
      french.texts.weaknesses.ctaScore.avoided.replace('{{words}}', 'lien, bio'),
    );
    expect(called('Viens').weaknesses).toContain(french.texts.weaknesses.ctaScore.missing);
    expect(analyse().weaknesses).toContain(french.texts.weaknesses.ctaScore.unmeasured);
    expect(watched(5, 20).weaknesses).toContain(french.texts.weaknesses.hookScore.measured);
    expect(analyse().weaknesses).toContain(french.texts.weaknesses.hookScore.unmeasured);
  });
});

describe.each(LANGUAGES)('a result (%s)', (_, { texts }) => {
  it('any typed text comes out as typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.constantFrom(...NICHE_PICKS), (typed, niche) => {
        fc.pre(typed.trim() !== '');
        const { product, improvements } = generate({ ...REQUIRED, product: typed, niche }, texts);
        expect(product).toBe(typed.trim());
        expect(improvements.at(-1)?.suggestion).toContain(typed.trim());
      }),
    );
  });

  it('is complete for any answers', () => {
    const answers = fc.dictionary(
      fc.constantFrom('url', 'product', 'niche', 'viewsCount', 'likesCount', 'duration', 'avgWatchTime', 'ctaUsed'),
      fc.oneof(fc.string(), fc.integer().map(String)),
    );
    fc.assert(
      fc.property(answers, (given) => {
        const analysis = generate(given, texts);
        for (const name of SCORE_NAMES) {
          expect(analysis[name]).toBeGreaterThanOrEqual(0);
          expect(analysis[name]).toBeLessThanOrEqual(100);
        }
        expect(Number.isInteger(analysis.globalScore)).toBe(true);
      }),
    );
  });

  it('every niche and weakness has a suggestion of its own', () => {
    const suggestions = NICHE_PICKS.flatMap((niche) => Object.values(texts.improvements[niche]));
    expect(new Set(suggestions).size).toBe(NICHE_PICKS.length * 5);
  });
});

describe('figures that cannot be true', () => {
  const impossible = {
    viewsCount: '100',
    likesCount: '500',
    duration: '10',
    avgWatchTime: '50',
    ctaUsed: 'juste en bas',
  };

  it('keep the specified score, are doubted, and advise no advertising', () => {
    const analysis = analyse(impossible);
    expect(analysis).toMatchObject({ globalScore: 86, recommendation: 'check_figures' });
    expect(analysis.doubts).toEqual(['likesOverViews', 'watchedOverLength']);
    expect(analysis.strengths).toEqual([french.texts.strengths.ctaScore]);
    expect(analysis.nextSteps).toEqual([...french.texts.steps.check_figures, ...french.texts.steps.common]);
  });

  it('none are found where every figure is possible', () => {
    expect(analyse({ ...impossible, likesCount: '90', avgWatchTime: '10' })).toMatchObject({
      doubts: [],
      recommendation: 'boost_with_ads',
    });
  });
});

it.each([
  [{}, 0],
  [{ duration: '20', avgWatchTime: '9' }, 2],
  [{ duration: '20' }, 0],
  [{ duration: '20', avgWatchTime: '9', viewsCount: '100', likesCount: '5', ctaUsed: 'Regarde' }, 4],
])('measured on n of 6: %o on %i, the product and the music never', (metrics, count) => {
  const { unmeasured } = analyse(metrics);
  expect(SCORE_NAMES.length - unmeasured.length).toBe(count);
  expect(unmeasured).toEqual(expect.arrayContaining(['productPositioningScore', 'musicScore']));
});
