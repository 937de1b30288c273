import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NICHE_PICKS } from '../../domain/matchNiche';
import { checkScript } from '../../domain/scriptCheck/checkScript';
import { seededRandom } from '../../lib/seededRandom';
import { generate, type Texts } from './generate';
import { DAYS } from './liveDays';
import english from './locales/en.json';
import french from './locales/fr.json';
import { WINDOWS } from './windows';

const catalogues: ['fr' | 'en', Texts][] = [
  ['fr', french.texts],
  ['en', english.texts],
];
const NOW = new Date(2026, 10, 21, 12);
const make = (niche: string, texts: Texts = french.texts, seed = 1, now = NOW) =>
  generate({ niche }, texts, { now, random: seededRandom(seed) });
const seeds = Array.from({ length: 24 }, (_, seed) => seed);
const strings = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(strings) : [];
};
const sessionsOf = (texts: Texts) => NICHE_PICKS.flatMap((niche) => Object.values(texts.niches[niche].sessions).flat());

afterEach(() => vi.unstubAllEnvs());

describe('the specification of the weekly live planning', () => {
  it.each([
    ['on a Saturday', '2026-11-21', '2026-11-16'],
    ['on its Monday', '2026-11-16', '2026-11-16'],
    ['on its Sunday', '2026-11-22', '2026-11-16'],
    ['at the turn of the year', '2027-01-01', '2026-12-28'],
    ['when the clocks change', '2027-03-28', '2027-03-22'],
  ])('7 sessions Monday to Sunday starting on the Monday of the current week (%s)', (_, today, monday) => {
    vi.stubEnv('TZ', 'Europe/Paris');
    const { sessions, weekDates } = make('beauty', french.texts, 1, new Date(`${today}T23:30`));
    expect(sessions.map(({ day }) => day)).toEqual(DAYS.map(({ id }) => id));
    expect(sessions.map(({ date }) => date)).toEqual(weekDates);
    expect(weekDates.map((date) => new Date(date).getUTCDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
    expect(weekDates[0]).toBe(monday);
  });

  it('Engagement figures 82 to 96', () => {
    for (const niche of NICHE_PICKS) {
      const figures = make(niche).sessions.map(({ engagement }) => engagement);
      expect([Math.min(...figures), Math.max(...figures)]).toEqual([82, 96]);
      expect(new Set(figures).size).toBe(7);
    }
  });

  it('the seven figures are spaced evenly between the two', () => {
    const inOrder = DAYS.map(({ engagement }) => engagement).sort();
    expect(inOrder).toEqual(inOrder.map((_, rank) => Math.round(82 + (rank * (96 - 82)) / 6)));
  });

  it.each(NICHE_PICKS)('Weekly goal: 7 lives for 150+ sales (beauty) or 100+ (default) (%s)', (niche) => {
    const sales = niche === 'beauty' ? '150+' : '100+';
    expect(make(niche).weeklyGoal).toBe(`7 lives pour ${sales} ventes`);
    expect(make(niche, english.texts).weeklyGoal).toBe(`7 lives for ${sales} sales`);
  });

  it.each([
    ['beauty', '19:00', '21:00'],
    ['tech', '20:00', '22:00'],
    ['fitness', '18:00', '20:00'],
    ['lifestyle', '19:00', '21:30'],
    ['cooking', '17:00', '19:00'],
    ['fashion', '19:00', '21:00'],
    ['home', '18:00', '20:00'],
    ['parenting', '14:00', '16:00'],
  ] as const)(
    'Time windows per niche: beauty 19h-21h, tech 20h-22h, fitness 18h-20h, lifestyle 19h-21h30, cooking 17h-19h, fashion 19h-21h, home 18h-20h, parenting 14h-16h (%s)',
    (niche, from, to) => {
      expect(WINDOWS[niche]).toEqual({ from, to });
      for (const { idealTime } of make(niche).sessions) expect(idealTime).toEqual({ from, to });
    },
  );

  it('difficulty (Facile, Moyen, Avancé)', () => {
    expect(Object.values(french.labels.difficulty)).toEqual(['Facile', 'Moyen', 'Avancé']);
    const used = new Set(DAYS.map(({ difficulty }) => difficulty));
    expect([...used].sort()).toEqual(Object.keys(french.labels.difficulty).sort());
  });
});

describe.each(catalogues)('a week (%s)', (_, texts) => {
  it.each(NICHE_PICKS)('of %s is seven different lives, complete, each with another product', (niche) => {
    for (const seed of seeds) {
      const plan = make(niche, texts, seed);
      for (const text of strings(plan)) expect(text).not.toMatch(/^\s*$|\{\{|undefined/);
      const parts = ['format', 'liveIdea', 'hook', 'suggestedProduct', 'behavioralTip'] as const;
      for (const part of parts) expect(new Set(plan.sessions.map((session) => session[part])).size, part).toBe(7);
      expect(new Set(plan.performanceTips).size).toBe(3);
    }
  });

  it('is the same for the same seed, and different for another seed and for every niche', () => {
    const ideas = (niche: string, seed: number) => make(niche, texts, seed).sessions.map(({ liveIdea }) => liveIdea);
    expect(make('home', texts, 3)).toEqual(make('home', texts, 3));
    expect(new Set(seeds.map((seed) => ideas('home', seed).join())).size).toBe(seeds.length);
    expect(new Set(NICHE_PICKS.flatMap((niche) => ideas(niche, 1))).size).toBe(7 * NICHE_PICKS.length);
  });

  it('stays whole whatever is in the answers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (niche, seed) => {
        const { sessions } = make(niche, texts, seed);
        expect(sessions).toHaveLength(7);
        for (const text of strings(sessions)) expect(text).not.toMatch(/\{\{|undefined/);
      }),
    );
  });
});

describe.each(catalogues)('the texts (%s)', (language, texts) => {
  it('of every niche are its own, and none appears twice', () => {
    const all = strings(texts.niches);
    expect(all.filter((text, place) => all.indexOf(text) !== place)).toEqual([]);
  });

  it('have three lives a day and four performance tips a niche', () => {
    for (const niche of NICHE_PICKS) {
      const { sessions, performance } = texts.niches[niche];
      expect(Object.keys(sessions)).toEqual(DAYS.map(({ format }) => format));
      for (const lives of Object.values(sessions)) expect(lives).toHaveLength(3);
      expect(performance).toHaveLength(4);
    }
  });

  it('make no claim of health, result, income or urgency, send nobody away, and name neither lien nor bio', () => {
    const rules = ['elsewhere', 'health', 'result', 'income', 'urgency'];
    const problems = strings(texts.niches).flatMap((text) =>
      checkScript(text, { language })
        .findings.filter(({ rule, level }) => level !== 'ok' && rules.includes(rule))
        .map(({ rule }) => `${rule}: ${text}`),
    );
    expect(problems).toEqual([]);
  });

  it('open with a hook: no greeting, and a pause within two seconds', () => {
    const problems = sessionsOf(texts).flatMap(({ hook }) =>
      checkScript(hook, { language }).findings.some(({ rule, level }) => rule === 'hook' && level !== 'ok')
        ? [hook]
        : [],
    );
    expect(problems).toEqual([]);
  });
});
