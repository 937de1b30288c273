import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NICHE_PICKS } from '../../domain/matchNiche';
import { freshChoice } from '../../domain/products/freshChoice';
import { checkScript } from '../../domain/scriptCheck/checkScript';
import type { ScriptLanguage } from '../../domain/scriptCheck/phrases';
import { seededRandom } from '../../lib/seededRandom';
import { AUDIENCES, GOALS, HASHTAGS, HASHTAGS_SHOWN } from './contentOptions';
import { type ContentWeek, generate } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';
import { callOf, captionOf } from './presentEntry';
import { DAYS } from './weekSlots';
import type { Texts } from './weekTexts';

const CATALOGUES: [ScriptLanguage, Texts, string][] = [
  ['fr', french.texts, french.labels.disclosure],
  ['en', english.texts, english.labels.disclosure],
];
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const THURSDAY = new Date(2026, 10, 26, 9);

const make = (answers: Record<string, string> = {}, texts: Texts = french.texts, seed = 1, now = THURSDAY) => {
  const random = seededRandom(seed);
  return generate(answers, texts, { now, random, choose: freshChoice(random) });
};
const entriesOf = ({ days }: ContentWeek) => days.flatMap(({ content }) => content);
const ofType = (week: ContentWeek, type: 'video' | 'live') => entriesOf(week).filter((entry) => entry.type === type);
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const strings = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(strings) : [];
};
const sentencesOf = (text: string) => text.split(/(?<=[.!?…]) /u).map((sentence) => sentence.trim().toLowerCase());
const weeks = SEEDS.map((seed) => make({}, french.texts, seed));
const every = NICHE_PICKS.flatMap((niche) =>
  CATALOGUES.map(([language, texts, disclosure]) => ({ niche, language, texts, disclosure })),
);

describe('the specification of the 7-day planning', () => {
  it('1 to 2 videos per day (70% chance of 2)', () => {
    const counts = Array.from({ length: 300 }, (_, seed) => make({}, french.texts, seed)).flatMap(({ days }) =>
      days.map(({ totalVideos }) => totalVideos),
    );
    expect(new Set(counts)).toEqual(new Set([1, 2]));
    const share = counts.filter((count) => count === 2).length / counts.length;
    expect(share).toBeGreaterThan(0.66);
    expect(share).toBeLessThan(0.74);
  });

  it('At most 2 lives per week, on Wednesday and Saturday', () => {
    for (const { days } of weeks) {
      expect(days.filter(({ hasLive }) => hasLive).map(({ day }) => day)).toEqual(['saturday', 'wednesday']);
      for (const { content, hasLive } of days)
        expect(content.filter(({ type }) => type === 'live')).toHaveLength(hasLive ? 1 : 0);
    }
  });

  it('Weekday slots 18:00, 19:30, 21:00; weekend slots 14:00, 16:30, 20:00; live slots 19:00, 20:30', () => {
    const used = { weekday: new Set<string>(), weekend: new Set<string>(), live: new Set<string>() };
    for (const { day, content } of weeks.flatMap(({ days }) => days)) {
      const isWeekend = day === 'saturday' || day === 'sunday';
      for (const { type, time } of content)
        used[type === 'live' ? 'live' : isWeekend ? 'weekend' : 'weekday'].add(time);
    }
    expect([...used.weekday].sort()).toEqual(['18:00', '19:30', '21:00']);
    expect([...used.weekend].sort()).toEqual(['14:00', '16:30', '20:00']);
    expect([...used.live].sort()).toEqual(['19:00', '20:30']);
  });

  it('Promo code pattern LIVE{n}0: n is 1 or 2, the first or second live of the week, marked as an example', () => {
    for (const week of weeks) {
      expect(ofType(week, 'live').map(({ promoCode }) => promoCode?.example)).toEqual(['LIVE10', 'LIVE20']);
      expect(ofType(week, 'video').some(({ promoCode }) => promoCode)).toBe(false);
      expect(
        entriesOf(week)
          .map(({ shopCTA }) => shopCTA)
          .join(),
      ).not.toMatch(/LIVE\d/);
    }
  });

  it('8 hashtags per item, 6 shown', () => {
    expect([HASHTAGS, HASHTAGS_SHOWN]).toEqual([8, 6]);
    for (const { hashtags } of weeks.flatMap(entriesOf)) {
      expect(new Set(hashtags.map((tag) => tag.toLowerCase())).size).toBe(8);
      for (const tag of hashtags) expect(tag).toMatch(/^#[\p{L}\p{M}\p{N}_]+$/u);
    }
  });

  it('The summary shows 100% shop call to action', () => {
    for (const week of weeks) {
      expect(week.summary.shopCallShare).toBe(1);
      expect(week.summary).toMatchObject({ videos: ofType(week, 'video').length, lives: 2 });
      expect(week.summary.products).toBe(entriesOf(week).length);
    }
  });

  it('Audience: general, young (18-25), adult (25-35), mature (35+); goal: conversions, awareness, engagement, growth', () => {
    expect(AUDIENCES).toEqual(['general', 'young', 'adult', 'mature']);
    expect(GOALS).toEqual(['conversions', 'awareness', 'engagement', 'growth']);
    expect(Object.keys(french.labels.audiences)).toEqual([...AUDIENCES]);
    expect(Object.keys(french.labels.goals)).toEqual([...GOALS]);
  });

  it('none of the three answers is required', () => {
    expect(make({})).toEqual(make({ niche: 'beauty', audience: 'general', goal: 'conversions' }));
  });
});

describe('a week', () => {
  it('begins today, across the turn of the year too; from tomorrow on once something of today would be over', () => {
    const datesOf = (now: Date) => make({}, french.texts, 1, now).days.map(({ date }) => date);
    expect(datesOf(THURSDAY)[0]).toBe('2026-11-26');
    const turn = datesOf(new Date(2026, 11, 29, 0, 5));
    expect([turn[0], turn[3], turn[6]]).toEqual(['2026-12-29', '2027-01-01', '2027-01-04']);
    expect(datesOf(new Date(2026, 10, 22, 23))[0]).toBe('2026-11-23');
    expect(make().days.map(({ day }) => day)).toEqual([...DAYS.slice(3), ...DAYS.slice(0, 3)]);
  });

  it('proposes nothing that is over, whenever it is made', () => {
    for (let hour = 0; hour < 7 * 24; hour++) {
      const now = new Date(2026, 10, 23, hour, 30);
      const { days } = make({}, french.texts, hour, now);
      const moments = days.flatMap(({ date, content }) => content.map(({ time }) => Date.parse(`${date}T${time}`)));
      expect(Math.min(...moments)).toBeGreaterThan(now.getTime());
      expect(days).toHaveLength(7);
    }
  });

  it('has its content in order of time, with no video in the hour around a live', () => {
    for (const { content } of weeks.flatMap(({ days }) => days)) {
      const times = content.map(({ time }) => time);
      expect(times).toEqual([...times].sort());
      expect(new Set(times).size).toBe(times.length);
      const live = content.find(({ type }) => type === 'live');
      for (const { time, type } of content) {
        if (live && type === 'video')
          expect(Math.abs(minutesOf(time) - minutesOf(live.time))).toBeGreaterThanOrEqual(60);
      }
    }
  });

  it('serves the goal: all its ideas are in, whatever else is', () => {
    for (const goal of GOALS) {
      for (const seed of SEEDS) {
        const week = make({ goal }, french.texts, seed);
        expect(ofType(week, 'video').filter(({ aim }) => aim === goal)).toHaveLength(4);
        expect(week.summary.forGoal).toBe(4 + 2);
      }
    }
  });

  it.each(AUDIENCES)('speaks to the chosen audience: %s', (audience) => {
    for (const { angle } of entriesOf(make({ audience }))) expect(french.texts.angles[audience]).toContain(angle);
  });

  it.each(every)('is complete, with no idea twice: $niche, $language', ({ niche, texts }) => {
    for (const seed of SEEDS) {
      const week = make({ niche }, texts, seed);
      const entries = entriesOf(week);
      expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      for (const text of strings(week)) {
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/\{\{(?!code\}\})|undefined|\|/);
        expect(text).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
      }
      for (const { format } of entries) expect(Object.values(texts.formats)).toContain(format);
    }
  });

  it.each(every)('has captions that pass the script check: $niche, $language', (given) => {
    const { niche, texts, language, disclosure } = given;
    for (const seed of SEEDS.slice(0, 8)) {
      for (const entry of entriesOf(make({ niche }, texts, seed))) {
        const text = captionOf(entry, entry.shopCTA, disclosure);
        const { findings } = checkScript(text, { language, product: entry.product });
        expect(
          findings.filter(({ level }) => level !== 'ok'),
          text,
        ).toEqual([]);
        const filmed = checkScript(entry.description, { language }).findings;
        expect(filmed.filter(({ level, rule }) => level === 'must' && rule !== 'disclosure')).toEqual([]);
      }
    }
  });
});

describe('the texts', () => {
  it('have no sentence in two niches, nor twice in one', () => {
    for (const [, texts] of CATALOGUES) {
      const all = NICHE_PICKS.flatMap((niche) => {
        const { ideas, lives, calls, trends } = texts.niches[niche];
        const ofIdeas = [...ideas, ...lives].flatMap(({ title, description }) => [title, description]);
        return [...ofIdeas, ...calls, ...trends].flatMap(sentencesOf);
      });
      expect(all.filter((sentence, place) => all.indexOf(sentence) !== place)).toEqual([]);
    }
  });

  it('have four ideas for each goal, in formats that have a name', () => {
    for (const [, texts] of CATALOGUES) {
      for (const { ideas } of Object.values(texts.niches)) {
        for (const goal of GOALS) expect(ideas.filter((idea) => idea.goal === goal)).toHaveLength(4);
        for (const { format } of ideas) expect(Object.keys(texts.formats)).toContain(format);
      }
    }
  });
});

describe('the creator’s own live code', () => {
  it('changes nothing else in the week, and appears only in the call of its lives', () => {
    const week = make({ offer: 'MAI15' });
    expect(week).toEqual(make());
    for (const live of ofType(week, 'live')) {
      expect(callOf(live, 'MAI15')).toContain('MAI15');
      expect(callOf(live, '')).toBe(live.shopCTA);
    }
    for (const video of ofType(week, 'video')) expect(callOf(video, 'MAI15')).toBe(video.shopCTA);
  });

  it('comes out as typed, whatever it is', () => {
    const typed = fc.oneof(
      fc.constantFrom('{{code}}', '$& $1', 'مصباح', '<b>'),
      fc.string({ unit: 'grapheme', minLength: 1 }),
    );
    const MARK = '\ue000';
    fc.assert(
      fc.property(typed, fc.constantFrom(...CATALOGUES), fc.nat(), (code, [, texts], seed) => {
        for (const live of ofType(make({}, texts, seed), 'live'))
          expect(callOf(live, code)).toBe(callOf(live, MARK).split(MARK).join(code));
      }),
    );
  });
});

it('the same seed gives the same week, another seed a different one', () => {
  expect(make()).toEqual(make());
  expect(new Set(weeks.map((week) => JSON.stringify(week))).size).toBe(weeks.length);
});
