import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, matchCountry } from '../../domain/countries';
import { textNicheOf } from '../../domain/matchNiche';
import { NICHE_LISTS } from '../../domain/niches';
import { seededRandom } from '../../lib/seededRandom';
import { generate, type Texts, type WeeklyStrategy } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';
import { LEVELS, LIVE_DAY } from './strategyDays';

const LANGUAGES = [
  { language: 'English', catalogue: english },
  { language: 'French', catalogue: french },
];
const ANSWERS = { product: 'Sérum', niche: 'Beauté', country: 'France', level: 'beginner' };
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

const make = (answers: Record<string, string> = {}, texts: Texts = french.texts, seed = 1) =>
  generate({ ...ANSWERS, ...answers }, texts, { random: seededRandom(seed) });
const strings = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(strings) : [];
};
const timesOf = (country: string) => make({ country }).dailyContent.map(({ optimalTime }) => optimalTime);
const videosOf = ({ dailyContent }: WeeklyStrategy) => dailyContent.filter(({ isLive }) => !isLive);
const hooksOf = (strategy: WeeklyStrategy) => videosOf(strategy).map(({ videoIdea }) => videoIdea.hook);
const typedNiche = (niche: (typeof NICHE_LISTS.texts)[number], { labels }: typeof english) =>
  niche === 'other' ? 'Plongée' : labels.questions.niche.suggestions[niche];

describe('the specification of the weekly strategy', () => {
  it('Posting times by day 1-7: France 18h30, 19h15, 20h00, 19h45, 20h30, 19h00, 18h45', () => {
    expect(timesOf('france')).toEqual(['18:30', '19:15', '20:00', '19:45', '20:30', '19:00', '18:45']);
  });

  it('United States 7:30 PM, 8:15, 7:45, 8:30, 9:00, 7:00, 8:00 PM', () => {
    expect(timesOf('USA')).toEqual(['19:30', '20:15', '19:45', '20:30', '21:00', '19:00', '20:00']);
  });

  it.each(['Belgique', 'Royaume-Uni', 'Narnia'])(
    'other countries 7:30, 8:00, 7:45, 8:15, 8:30, 7:15, 7:50 PM (%s)',
    (country) => {
      expect(timesOf(country)).toEqual(['19:30', '20:00', '19:45', '20:15', '20:30', '19:15', '19:50']);
    },
  );

  it('Day engagement scores: 87, 92, 89, 85, 95, 91, 88', () => {
    expect(make().dailyContent.map(({ engagement }) => engagement)).toEqual([87, 92, 89, 85, 95, 91, 88]);
  });

  it('Day 4 (Thursday) is the live day (20-30 min)', () => {
    const { dailyContent, liveRecommendation } = make();
    expect(dailyContent.map(({ isLive }) => isLive)).toEqual([false, false, false, true, false, false, false]);
    expect(dailyContent[3]?.day).toBe(LIVE_DAY);
    expect(liveRecommendation).toMatchObject({ day: 'Jeudi', duration: '20-30\u00a0min' });
    expect(make({}, english.texts).liveRecommendation).toMatchObject({ day: 'Thursday', duration: '20-30\u00a0min' });
  });

  it("Beginners get 'Facile' on day 1", () => {
    const difficultyOf = (level: string) => make({ level }).dailyContent[0]?.videoIdea.difficulty;
    expect(difficultyOf('beginner')).toBe('easy');
    expect(french.labels.difficulty.easy).toBe('Facile');
    expect(difficultyOf('intermediate')).not.toBe('easy');
    expect(difficultyOf('advanced')).not.toBe('easy');
  });

  it("levels 'Débutant (0-1000 abonnés)', 'Intermédiaire (1K-10K abonnés)', 'Avancé (10K+ abonnés)'", () => {
    expect(Object.values(french.labels.questions.level.options)).toEqual([
      'Débutant (0-1000 abonnés)',
      'Intermédiaire (1K-10K abonnés)',
      'Avancé (10K+ abonnés)',
    ]);
  });

  it("Buttons: 'Regénérer', 'Autre produit', 'Semaine suivante'", () => {
    const { regenerate, otherProduct, nextWeek } = french.labels;
    expect([regenerate, otherProduct, nextWeek]).toEqual(['Regénérer', 'Autre produit', 'Semaine suivante']);
  });
});

describe.each(LANGUAGES)('a week in $language', ({ catalogue }) => {
  const { texts } = catalogue;

  it.each(NICHE_LISTS.texts)(
    'is complete for %s, at every level, for every group of countries, for five weeks',
    (niche) => {
      for (const level of LEVELS) {
        for (const country of ['France', 'USA', 'Narnia']) {
          for (const week of ['1', '2', '3', '4', '5']) {
            const made = make({ niche: typedNiche(niche, catalogue), level, country, week }, texts);
            for (const text of strings(made)) {
              expect(text.trim()).not.toBe('');
              expect(text).not.toMatch(/\{\{|undefined/);
            }
            for (const { hashtags } of made.dailyContent) {
              expect(new Set(hashtags).size).toBe(5);
              for (const hashtag of hashtags) expect(hashtag).toMatch(/^#[\p{L}\p{N}]+$/u);
            }
          }
        }
      }
    },
  );

  it.each(NICHE_LISTS.texts)('has a theme, a live and a tip of its own for %s', (niche) => {
    const made = make({ niche: typedNiche(niche, catalogue) }, texts);
    const own = texts.niches[niche];
    expect(own.themes).toContainEqual(made.weekTheme);
    expect(own.lives.map(({ topic }) => topic)).toContain(made.liveRecommendation.topic);
    expect(own.tips.some((tip) => made.weeklyTips.includes(tip))).toBe(true);
    for (const { inspiration } of videosOf(made)) {
      expect(Object.values(own.ideas).flatMap((ideas) => ideas.map(({ scene }) => scene))).toContain(inspiration);
    }
  });

  it('never repeats a call to action in a week', () => {
    for (const week of ['1', '2', '3', '7']) {
      const calls = make({ week }, texts).dailyContent.map(({ videoIdea }) => videoIdea.cta);
      expect(new Set(calls).size).toBe(7);
    }
  });

  it('is built differently at every level: the days, the live and the length', () => {
    for (const place of [0, 1, 2, 3, 4, 5, 6]) {
      const ideas = LEVELS.map((level) => make({ level }, texts).dailyContent[place]?.videoIdea);
      expect(new Set(ideas.map((idea) => idea?.structure.join('\n'))).size).toBe(LEVELS.length);
    }
    const formats = LEVELS.map((level) => make({ level }, texts).dailyContent[0]?.videoIdea.format);
    const scripts = LEVELS.map((level) => make({ level }, texts).liveRecommendation.script.join('\n'));
    expect(new Set(formats).size).toBe(LEVELS.length);
    expect(new Set(scripts).size).toBe(LEVELS.length);
  });

  it('says in the live script what is shown and asked, and that it is an ad', () => {
    for (const level of LEVELS) {
      const { script } = make({ level, product: 'Zyx' }, texts).liveRecommendation;
      expect(script.join('\n')).toContain('Zyx');
      expect(script.join('\n')).toContain('?');
      expect(script.slice(0, 1).join()).toMatch(/C’est une pub|This is an ad/);
    }
  });

  it('gives the ad label of the country', () => {
    for (const country of COUNTRIES) expect(make({ country }, texts).disclosure).toBe(texts.disclosure[country]);
    expect(make({ country: 'Narnia' }, texts).disclosure).toBe(texts.disclosure.other);
  });

  it('is the same for the same seed and different for another', () => {
    expect(make({}, texts)).toEqual(make({}, texts));
    expect(new Set(SEEDS.map((seed) => JSON.stringify(make({}, texts, seed)))).size).toBe(SEEDS.length);
  });

  it('keeps any typed product as it was typed', () => {
    const awkward = ['<b>x</b> & "y"', '{{product}} {{topic}}', '$& $1 $$', '🧴👩🏽‍🦱', 'מוצר', 'ß'.repeat(10_000)];
    const typed = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }));
    const others = fc.record({
      niche: fc.oneof(fc.constantFrom(...NICHE_LISTS.texts), typed),
      country: fc.oneof(fc.constantFrom(...COUNTRIES), typed),
      level: fc.constantFrom(...LEVELS, 'expert'),
      week: fc.oneof(fc.integer({ min: 1, max: 9999 }).map(String), typed),
    });
    fc.assert(
      fc.property(typed, others, fc.nat(), (product, answers, seed) => {
        const marked = '\ue000';
        const expected = strings(make({ ...answers, product: marked }, texts, seed));
        const shown = strings(make({ ...answers, product }, texts, seed));
        expect(shown).toEqual(expected.map((text) => text.split(marked).join(product)));
      }),
    );
  });
});

describe.each(LANGUAGES)("'Semaine suivante' in $language", ({ catalogue }) => {
  const { texts } = catalogue;

  it('has the theme that this week announced', () => {
    for (const week of [1, 2, 3, 4, 5, 8]) {
      const { title, focus } = make({ week: String(week + 1) }, texts, 7).weekTheme;
      expect(make({ week: String(week) }, texts, 2).nextWeekPreview).toBe(`${title}. ${focus}`);
    }
  });

  it('repeats no hook, no scene and no live for three weeks', () => {
    for (const niche of NICHE_LISTS.texts) {
      for (const seed of SEEDS) {
        const weeks = ['1', '2', '3'].map((week) => make({ niche: typedNiche(niche, catalogue), week }, texts, seed));
        expect(new Set(weeks.flatMap(hooksOf)).size).toBe(18);
        expect(new Set(weeks.flatMap((made) => videosOf(made).map(({ inspiration }) => inspiration))).size).toBe(18);
        expect(new Set(weeks.map(({ liveRecommendation }) => liveRecommendation.topic)).size).toBe(3);
      }
    }
  });

  it('films anew in the fourth week what the three before had', () => {
    const before = ['1', '2', '3'].flatMap((week) => hooksOf(make({ week }, texts)));
    const fourth = make({ week: '4' }, texts);
    for (const hook of hooksOf(fourth)) expect(before).toContain(hook);
    expect(fourth.weeklyTips).toContain(texts.phaseTips.reshoot);
  });

  it('starts at week 1 when no number is kept', () => {
    for (const week of ['', '0', '-1', '1.5', 'x', '99999999']) expect(make({ week }, texts).week).toBe(1);
    expect(make({ week: '12' }, texts).week).toBe(12);
  });
});

describe.each(LANGUAGES)('the texts in $language', ({ catalogue }) => {
  const { niches } = catalogue.texts;

  it('say nothing twice, except the theme of the fourth week', () => {
    const all = NICHE_LISTS.texts.flatMap((niche) => {
      const { ideas, lives, themes, tips } = niches[niche];
      return [
        ...strings(ideas),
        ...strings(lives.map(({ topic, demo }) => [topic, demo])),
        ...tips,
        ...strings(themes),
      ];
    });
    const repeated = new Set(all.filter((text, index) => all.indexOf(text) !== index));
    const fourth = NICHE_LISTS.texts.map((niche) => niches[niche].themes[3]?.title);
    expect([...repeated].filter((text) => !fourth.includes(text))).toEqual([]);
  });

  it('have hooks that can be said in four seconds, at 3.5 words a second, counting a name as three', () => {
    for (const { hook } of NICHE_LISTS.texts.flatMap((niche) => Object.values(niches[niche].ideas).flat())) {
      const words = hook.replace('{{product}}', 'a b c').match(/[\p{L}\p{N}’-]+/gu) ?? [];
      expect(words.length, hook).toBeLessThanOrEqual(14);
    }
  });

  it("hold neither 'lien' nor 'bio' as a word", () => {
    expect(JSON.stringify(catalogue)).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
  });

  it('suggest only niches and countries that are understood', () => {
    const { niche, country } = catalogue.labels.questions;
    for (const [id, name] of Object.entries(niche.suggestions)) expect(textNicheOf(name)).toBe(id);
    expect(Object.values(country.suggestions).map(matchCountry)).toEqual([...COUNTRIES]);
  });
});

it('both languages have the same week for the same seed: lists of the same lengths', () => {
  const shape = (tree: unknown): unknown => {
    if (Array.isArray(tree)) return tree.map(shape);
    if (tree === null || typeof tree !== 'object') return 'text';
    return Object.fromEntries(Object.entries(tree).map(([key, branch]) => [key, shape(branch)]));
  };
  expect(shape(french.texts)).toEqual(shape(english.texts));
});

it('in French put a product’s name only where nothing inflects', () => {
  expect(JSON.stringify(french.texts)).not.toMatch(
    /(?<!\p{L})(?:[dl][eua]|les|des|ton|ta|tes|ce|cette|d’|l’) ?\{\{product/iu,
  );
});
