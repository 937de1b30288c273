import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NICHE_PICKS, type NichePick } from '../../domain/matchNiche';
import { checkScript } from '../../domain/scriptCheck/checkScript';
import { CATEGORIES, CHALLENGES, type ViralAlert } from '../../domain/viralAlert/dailyAlert';
import { FORMATS, scoreOf } from '../../domain/viralAlert/viralFormats';
import { GUIDE_NICHES, guideNicheOf, guideOf } from '../../domain/viralAlert/viralGuide';
import { generate } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';

const LANGUAGES = [
  { language: 'en', catalogue: english },
  { language: 'fr', catalogue: french },
] as const;
const cases = LANGUAGES.flatMap((one) => NICHE_PICKS.map((niche) => ({ ...one, niche })));

const NOON = 12;
/** Noon, this many days after 21 November 2026. */
const day = (later: number) => new Date(2026, 10, 21 + later, NOON);
const month = Array.from({ length: 30 }, (_, later) => later);

const make = (niche: string, { texts }: typeof english, now = day(0), step = 0) =>
  generate({ niche, step: String(step) }, texts, { now });

/** An alert's texts, without what all alerts share. */
const saidIn = ({ viralConcept, strategicTip, hookOfTheDay, warning, creativeChallenge }: ViralAlert) => [
  ...[viralConcept.title, viralConcept.description, hookOfTheDay.main, hookOfTheDay.whyBetter],
  ...[strategicTip.advice, strategicTip.implementation, strategicTip.expectedImpact],
  ...[warning.title, warning.description, warning.avoidBehavior],
  ...[creativeChallenge.title, creativeChallenge.description],
];

function stringsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(stringsIn) : [];
}

/** Sentences of more than two words, without their final punctuation. */
const sentencesOf = (tree: unknown) =>
  stringsIn(tree)
    .flatMap((text) => text.split(/(?<=[.!?…])\s+/u))
    .map((sentence) => sentence.replace(/[\s.!?…]+$/u, '').toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length > 2);

describe('the specification of the daily virality alert', () => {
  it('Viral alert: date, viralConcept, strategicTip, hookOfTheDay, warning, creativeChallenge, june2025Context', () => {
    const alert = make('beauty', french);
    expect(alert.date).toBe('2026-11-21');
    expect(Object.keys(alert.viralConcept)).toEqual(
      expect.arrayContaining(['title', 'description', 'trendSource', 'viralityScore']),
    );
    expect(Object.keys(alert.strategicTip)).toEqual(['category', 'advice', 'implementation', 'expectedImpact']);
    expect(Object.keys(alert.hookOfTheDay)).toEqual(['main', 'variant', 'whyBetter']);
    expect(Object.keys(alert.warning)).toEqual(['title', 'description', 'avoidBehavior']);
    expect(Object.keys(alert.creativeChallenge)).toEqual(['title', 'description', 'difficulty', 'estimatedTime']);
    expect(alert.june2025Context).toMatch(/juin 2025/i);
  });

  it("a refresh button ('Actualiser' or 'Nouvelle alerte')", () => {
    expect(french.labels.newAlert).toBe('Nouvelle alerte');
  });

  it('viral concept with a virality-score percentage, from the base and the points of its traits', () => {
    expect(scoreOf([])).toBe(50);
    expect(scoreOf(['moves', 'proof', 'silent'])).toBe(82);
    for (const { traits } of FORMATS) {
      expect(scoreOf(traits)).toBeGreaterThan(50);
      expect(scoreOf(traits)).toBeLessThanOrEqual(95);
    }
    for (const later of month) {
      const { viralityScore, traits } = make('tech', english, day(later)).viralConcept;
      expect(viralityScore).toBe(scoreOf(traits));
    }
  });

  it('creative challenge (difficulty and estimated time): as often easy as medium, advanced ones are the longest', () => {
    const timesOf = (difficulty: string) =>
      CHALLENGES.filter((challenge) => challenge.difficulty === difficulty).map(({ minutes }) => minutes);
    expect(timesOf('easy')).toHaveLength(timesOf('medium').length);
    expect(Math.max(...timesOf('easy'))).toBeLessThan(Math.min(...timesOf('medium')));
    expect(Math.max(...timesOf('medium'))).toBeLessThan(Math.min(...timesOf('advanced')));
  });
});

describe('the day', () => {
  it.each([
    ['a day', new Date(2026, 10, 21), new Date(2026, 10, 21, 23, 59, 59, 999)],
    ['a day with a clock change', new Date(2026, 9, 25), new Date(2026, 9, 25, 23, 59, 59, 999)],
    ['the last of the year', new Date(2026, 11, 31), new Date(2026, 11, 31, 23, 59, 59, 999)],
  ])('the alert is the same all day and changes at local midnight: %s', (_, first, last) => {
    const next = new Date(last.getTime() + 1);
    expect(make('home', french, last)).toEqual(make('home', french, first));
    expect(make('home', french, next).hookOfTheDay.main).not.toBe(make('home', french, last).hookOfTheDay.main);
  });

  it('niches are not at the same format on the same day', () => {
    const formats = NICHE_PICKS.map((niche) => make(niche, english).viralConcept.format);
    expect(new Set(formats).size).toBe(NICHE_PICKS.length);
  });

  it('another language shows the same alert in its words', () => {
    for (const later of month) {
      const [one, other] = [make('cooking', english, day(later)), make('cooking', french, day(later))];
      expect(one.viralConcept.format).toBe(other.viralConcept.format);
      expect(one.strategicTip.category).toBe(other.strategicTip.category);
      expect(one.creativeChallenge.estimatedTime).toBe(other.creativeChallenge.estimatedTime);
    }
  });
});

describe.each(cases)('alerts of $niche in $language', ({ niche, catalogue }) => {
  it('differ from day to day for 30 days: no hook leads twice, no day repeats a part of the day before', () => {
    const alerts = month.map((later) => make(niche, catalogue, day(later)));
    expect(new Set(alerts.map(({ hookOfTheDay }) => hookOfTheDay.main)).size).toBe(month.length);
    for (const [place, alert] of alerts.entries()) {
      const before = place > 0 ? alerts[place - 1] : undefined;
      const repeated = before ? saidIn(alert).filter((text) => saidIn(before).includes(text)) : [];
      expect(repeated).toEqual([]);
    }
  });

  it('a refresh gives another, all of them before the first comes again', () => {
    const hooks = month.map((step) => make(niche, catalogue, day(0), step).hookOfTheDay.main);
    expect(new Set(hooks).size).toBe(month.length);
    expect(make(niche, catalogue, day(0), 1)).not.toEqual(make(niche, catalogue));
  });

  it('are complete, and the variant is another opening of the same idea', () => {
    for (const later of month) {
      const alert = make(niche, catalogue, day(later));
      for (const text of stringsIn(alert)) expect(text.trim()).not.toBe('');
      const { concepts } = catalogue.texts.niches[niche];
      const openings = concepts[alert.viralConcept.format].hooks.map(({ text }) => text);
      expect(openings).toEqual(expect.arrayContaining([alert.hookOfTheDay.main, alert.hookOfTheDay.variant]));
      expect(alert.hookOfTheDay.variant).not.toBe(alert.hookOfTheDay.main);
    }
  });
});

it('stays whole whatever is given as niche, step and day', () => {
  const days = fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.oneof(fc.string(), fc.integer().map(String)), days, (...given) => {
      const [niche, step, now] = given;
      const alert = generate({ niche, step }, english.texts, { now });
      expect(stringsIn(alert).every((text) => text !== '')).toBe(true);
      expect(alert.viralConcept.viralityScore).toBeGreaterThan(50);
    }),
  );
});

describe.each(LANGUAGES)('the texts in $language', ({ language, catalogue }) => {
  const { niches, guide, formats } = catalogue.texts;

  it('have for every niche 15 ideas with two openings each, 7 tips, 6 warnings, 8 challenges', () => {
    for (const niche of NICHE_PICKS) {
      const { concepts, tips, warnings, challenges } = niches[niche];
      expect(Object.keys(concepts)).toEqual(FORMATS.map(({ id }) => id));
      for (const { hooks } of Object.values(concepts)) expect(hooks).toHaveLength(2);
      expect(Object.keys(tips)).toEqual(CATEGORIES);
      expect(warnings).toHaveLength(6);
      expect(challenges).toHaveLength(CHALLENGES.length);
    }
    expect(new Set(Object.values(formats)).size).toBe(FORMATS.length);
  });

  it('no sentence is word for word in two niches, nor twice in one', () => {
    const places = new Map<string, string[]>();
    const note = (place: string, tree: unknown) => {
      for (const sentence of sentencesOf(tree)) places.set(sentence, [...(places.get(sentence) ?? []), place]);
    };
    for (const niche of NICHE_PICKS) note(niche, niches[niche]);
    for (const niche of GUIDE_NICHES) note(`guide ${niche}`, guide[niche]);
    expect([...places].filter(([, where]) => where.length > 1)).toEqual([]);
  });

  const hooks = (niche: NichePick) => Object.values(niches[niche].concepts).flatMap((concept) => concept.hooks);

  it.each(NICHE_PICKS)('the hooks of %s come to the point in two seconds and claim nothing forbidden', (niche) => {
    const spokenRules = ['hook', 'elsewhere', 'health', 'result', 'income', 'urgency'];
    for (const { text } of hooks(niche)) {
      const { findings } = checkScript(text, { language });
      const problems = findings.filter(({ rule, level }) => spokenRules.includes(rule) && level !== 'ok');
      expect(problems, text).toEqual([]);
    }
  });

  it("hold neither 'lien' nor 'bio' as a word, and claim no live trend", () => {
    expect(JSON.stringify(catalogue)).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
    expect(JSON.stringify(catalogue.texts)).not.toMatch(
      /cartonne|buzz|explose|en ce moment|going viral|blowing up|everyone is/iu,
    );
  });
});

describe('Niche strategy guide', () => {
  it('Niches: Beauty, Fashion, Tech, Home Decor, Fitness, Health & Wellness, Cooking & Kitchen, Pet Products, Gadgets', () => {
    expect(GUIDE_NICHES.map((niche) => english.labels.guide.niches[niche])).toEqual([
      'Beauty',
      'Fashion',
      'Tech',
      'Home Decor',
      'Fitness',
      'Health & Wellness',
      'Cooking & Kitchen',
      'Pet Products',
      'Gadgets',
    ]);
  });

  it.each(LANGUAGES)(
    'viralFormats (3 items), videoStructure (hook, demo, cta), liveBestPractices (4 items): $language',
    ({ catalogue }) => {
      for (const niche of GUIDE_NICHES) {
        const { viralFormats, videoStructure, liveBestPractices } = guideOf(niche, catalogue.texts);
        expect(viralFormats).toHaveLength(3);
        expect(Object.keys(videoStructure)).toEqual(['hook', 'demo', 'cta']);
        expect(liveBestPractices).toHaveLength(4);
      }
    },
  );

  it("titles: 'What Works Right Now in Your Niche, June 2025', Turn On / Enabled", () => {
    const { title, turnOn, enabled } = english.labels.guide;
    expect([title, turnOn, enabled]).toEqual(['What Works Right Now in Your Niche, June 2025', 'Turn On', 'Enabled']);
  });

  it.each([
    ['beauty', 'beauty'],
    ['Bien-être', 'wellness'],
    ['chien', 'pets'],
    ['gaming', undefined],
    ['lifestyle', undefined],
    ['', undefined],
  ])('the guide of %s is %s, never guessed', (named, niche) => {
    expect(guideNicheOf(named)).toBe(niche);
  });
});
