import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NICHE_LISTS } from '../../domain/niches';
import { POSTING_HOURS, REGIONS } from '../../domain/postingHours';
import { seededRandom } from '../../lib/seededRandom';
import { breakdownOf, CONTENT_TYPES } from './frequency';
import { generate, type Strategy, type Texts } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';
import { OPTIONS } from './strategyQuestions';

const catalogues: [string, typeof english][] = [
  ['fr', french],
  ['en', english],
];
/** A Saturday. */
const NOW = new Date('2026-11-21T10:00:00Z');
const ANSWERS = { niche: 'beauty', account_status: '1K-10K', weekly_capacity: '3-4', primary_goal: 'conversions' };
const combinations = OPTIONS.account_status.flatMap((account_status) =>
  OPTIONS.weekly_capacity.map((weekly_capacity) => ({ ...ANSWERS, account_status, weekly_capacity })),
);

interface Setting {
  texts?: Texts;
  seed?: number;
  zone?: string;
  now?: Date;
}
const make = (
  answers: Readonly<Record<string, string>> = ANSWERS,
  { texts = french.texts, seed = 1, zone = 'Europe/Paris', now = NOW }: Setting = {},
) => generate(answers, texts, { now, zone, random: seededRandom(seed) });
const weekOf = (answers: Readonly<Record<string, string>>, setting?: Setting) => {
  const { frequencyRecommendation, optimalSchedule } = make(answers, setting);
  return { ...frequencyRecommendation, posts: optimalSchedule };
};
const strings = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(strings) : [];
};
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const seeds = Array.from({ length: 20 }, (_, seed) => seed);

describe('how many videos', () => {
  it.each([
    ['1-2', 2],
    ['3-4', 4],
    ['5-7', 6],
    ['8+', 8],
  ])(
    'Weekly capacity to videos per week: 1-2 gives 2; 3-4 gives 4; 5-7 gives 6; 8 or more gives 8 (%s)',
    (weekly_capacity, videos) => {
      expect(weekOf({ ...ANSWERS, weekly_capacity }).videosPerWeek).toBe(videos);
    },
  );

  it('Beginners are capped at 3; accounts over 100K get at least 5', () => {
    const ofStatus = (account_status: string) =>
      OPTIONS.weekly_capacity.map(
        (weekly_capacity) => weekOf({ ...ANSWERS, account_status, weekly_capacity }).videosPerWeek,
      );
    expect(ofStatus('beginner')).toEqual([2, 3, 3, 3]);
    expect(ofStatus('10K-100K')).toEqual([2, 4, 6, 8]);
    expect(ofStatus('over100K')).toEqual([5, 5, 6, 8]);
  });

  it('the reasoning is that of the rule that decided', () => {
    const reasonOf = (account_status: string, weekly_capacity: string) =>
      weekOf({ ...ANSWERS, account_status, weekly_capacity }).reasoning;
    const said = (rule: keyof Texts['frequency'], count: string) =>
      french.texts.frequency[rule].map((text) => text.replace('{{count}}', count));
    expect(said('beginnerCap', '3')).toContain(reasonOf('beginner', '8+'));
    expect(said('capacity', '2')).toContain(reasonOf('beginner', '1-2'));
    expect(said('largeAccountFloor', '5')).toContain(reasonOf('over100K', '1-2'));
    expect(said('capacity', '8')).toContain(reasonOf('over100K', '8+'));
  });

  it.each([
    [2, [1, 0, 0, 1]],
    [3, [1, 1, 0, 1]],
    [4, [1, 1, 1, 1]],
    [5, [2, 1, 1, 1]],
    [6, [2, 2, 1, 1]],
    [8, [3, 2, 2, 1]],
    [10, [4, 3, 2, 1]],
    [20, [8, 6, 4, 2]],
  ])(
    'Breakdown: 40%% viral, 30%% educational, 20%% social proof, 10%% lives (minimum 1), of %i videos',
    (videos, expected) => {
      const breakdown = breakdownOf(videos);
      expect(CONTENT_TYPES.map((type) => breakdown[type])).toEqual(expected);
    },
  );

  it('the four always add up to the videos of the week', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (videos) => {
        const counts = Object.values(breakdownOf(videos));
        expect(sum(counts)).toBe(videos);
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('content types each with a percentage: 40, 30, 20, 10', () => {
    const { contentTypes } = make();
    expect(CONTENT_TYPES.map((type) => contentTypes[type].percentage)).toEqual([40, 30, 20, 10]);
  });
});

describe('the schedule', () => {
  it.each(combinations)('matches the breakdown ($account_status, $weekly_capacity)', (answers) => {
    const { videosPerWeek, breakdown, posts } = weekOf(answers);
    expect(posts).toHaveLength(videosPerWeek);
    for (const type of CONTENT_TYPES)
      expect(posts.filter(({ contentType }) => contentType === type)).toHaveLength(breakdown[type]);
  });

  it.each(combinations)(
    'Schedule days start Monday; weekends are live if 5 or more videos, otherwise educational ($account_status, $weekly_capacity)',
    (answers) => {
      const { videosPerWeek, posts } = weekOf(answers);
      expect(posts[0]?.day).toBe(1);
      for (const { contentType } of posts.filter(({ day }) => day > 5))
        expect(contentType).toBe(videosPerWeek >= 5 ? 'lives' : 'educational');
      if (videosPerWeek >= 5) expect(posts.some(({ day }) => day > 5)).toBe(true);
    },
  );

  it('is in order, with no two posts at once, for every region and seed', () => {
    for (const region of REGIONS) {
      for (const seed of seeds.slice(0, 4)) {
        for (const answers of combinations) {
          const times = make(answers, { seed, zone: POSTING_HOURS[region].zone }).optimalSchedule.map(({ at }) => at);
          expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
        }
      }
    }
  });

  it.each([
    ['a Saturday', '2026-11-21T10:00:00Z', '2026-11-23'],
    ['a Sunday that is already Monday in Paris', '2026-11-22T23:30:00Z', '2026-11-30'],
    ['a Monday', '2026-11-23T05:00:00Z', '2026-11-30'],
  ])('starts on the Monday after %s', (_, now, monday) => {
    const [first] = make(ANSWERS, { now: new Date(now) }).optimalSchedule;
    expect(new Date(first?.at ?? 0).toISOString()).toContain(monday);
  });

  it('has the hours of its region: educational secondary, all else peak', () => {
    for (const region of REGIONS) {
      const { zone, peak, secondary } = POSTING_HOURS[region];
      const { place, optimalSchedule } = make({ ...ANSWERS, weekly_capacity: '8+' }, { zone });
      expect(place).toMatchObject({ region, zone, referenceZone: zone });
      for (const { contentType, day, time, localDay, localTime } of optimalSchedule) {
        expect(contentType === 'educational' ? secondary : peak).toContain(time);
        expect([localDay, localTime]).toEqual([day, time]);
      }
    }
  });
});

describe('Times are converted to local time by the timezone offset', () => {
  const localHours = (zone: string, now = NOW) => {
    const [first] = make(ANSWERS, { zone, now }).optimalSchedule;
    const minutes = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    return (minutes(first?.localTime) - minutes(first?.time)) / 60;
  };

  it.each([
    ['Europe/Lisbon', -1],
    ['America/Los_Angeles', -3],
    ['America/Montreal', 0],
    ['America/Bogota', -2],
    ['Asia/Kolkata', -2.5],
    ['Indian/Reunion', 3],
  ])('%s is %d h from the clock of its region', (zone, hours) => {
    expect(localHours(zone)).toBe(hours);
  });

  it('goes by date: Phoenix keeps its clock when New York changes', () => {
    expect(localHours('America/Phoenix', new Date('2026-07-01T00:00:00Z'))).toBe(-3);
    expect(localHours('America/Phoenix', new Date('2026-12-01T00:00:00Z'))).toBe(-2);
  });

  it('shifts the day too: Monday evening in Sydney is Sunday in Tahiti', () => {
    const [first] = make(ANSWERS, { zone: 'Pacific/Tahiti' }).optimalSchedule;
    expect(first).toMatchObject({ day: 1, localDay: 7 });
  });

  it.each(['UTC', '', 'IST', 'Mars/Olympus_Mons'])(
    'Timezone detection fails: falls back to UTC, offset 0, region Europe (%j)',
    (zone) => {
      expect(make(ANSWERS, { zone }).place).toEqual({
        zone: 'UTC',
        utcOffset: '+00:00',
        region: 'europe',
        referenceZone: 'Europe/Paris',
      });
      expect(localHours(zone)).toBe(-1);
    },
  );
});

describe.each(catalogues)('a result (%s)', (_, { texts }) => {
  const complete = (made: Strategy) => {
    for (const text of strings(made)) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/\{\{|undefined/);
      expect(text).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
    }
    expect(made.optimizationTips).toHaveLength(6);
    expect(made.nextSteps).toHaveLength(4);
    for (const { ideas } of Object.values(made.contentTypes)) expect(new Set(ideas).size).toBe(3);
    const reasons = made.optimalSchedule.map(({ reasoning }) => reasoning);
    expect(new Set(reasons).size).toBe(reasons.length);
  };

  it.each(NICHE_LISTS.texts)('is complete for %s, with every account, capacity and goal', (niche) => {
    for (const answers of combinations) {
      for (const primary_goal of OPTIONS.primary_goal) {
        complete(make({ ...answers, niche, primary_goal }, { texts, seed: niche.length }));
      }
    }
  });

  it.each(NICHE_LISTS.texts)('has the ideas of %s', (niche) => {
    const { contentTypes, rhythm } = make({ ...ANSWERS, niche }, { texts });
    expect(rhythm).toBe(texts.niches[niche].rhythm);
    for (const type of CONTENT_TYPES)
      expect(texts.niches[niche].ideas[type]).toEqual(expect.arrayContaining(contentTypes[type].ideas));
  });

  it('recommends to follow the plan for 4 weeks', () => {
    for (const seed of seeds) expect(make(ANSWERS, { texts, seed }).nextSteps.at(-1)).toMatch(/\b4 (?:semaines|weeks)/);
  });

  it('is the same for the same seed and different for another', () => {
    expect(make(ANSWERS, { texts })).toEqual(make(ANSWERS, { texts }));
    expect(new Set(seeds.map((seed) => JSON.stringify(make(ANSWERS, { texts, seed })))).size).toBe(seeds.length);
  });

  it('stays whole, and passes none of it on, whatever answers and zone were stored', () => {
    const odd = fc.oneof(
      fc.constantFrom('{{count}}', '$&', '<b>x</b>', 'constructor', '__proto__', '🧴'.repeat(5_000), 'מוצר'),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
    );
    fc.assert(
      fc.property(
        odd,
        odd,
        odd,
        odd,
        odd,
        fc.nat(),
        (niche, account_status, weekly_capacity, primary_goal, zone, seed) => {
          const made = make({ niche, account_status, weekly_capacity, primary_goal }, { texts, zone, seed });
          complete(made);
          expect(made.optimalSchedule.length).toBeGreaterThan(0);
        },
      ),
    );
    complete(make({}, { texts }));
  });
});

describe.each(catalogues)('the texts (%s)', (_, { labels, texts }) => {
  it('none appears twice', () => {
    const all = strings(texts);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });

  it('name every option of every question, and nothing else', () => {
    for (const [id, options] of Object.entries(OPTIONS)) {
      const { options: named } = Object.entries(labels.questions).find(([question]) => question === id)?.[1] ?? {};
      expect(Object.keys(named ?? {})).toEqual([...options]);
    }
  });
});

describe('an account that may not go live yet', () => {
  it.each([
    ['1-2', 'educational'],
    ['8+', 'socialProof'],
  ] as const)('fills the live of a week of %s with the next type: %s', (weekly_capacity, contentType) => {
    const { untilLive, contentTypes } = make({ ...ANSWERS, account_status: 'beginner', weekly_capacity });
    expect(untilLive?.contentType).toBe(contentType);
    expect(contentTypes[contentType].ideas).toContain(untilLive?.idea);
  });

  it('is only ever a beginner’s', () => {
    for (const account_status of OPTIONS.account_status.slice(1))
      expect(make({ ...ANSWERS, account_status })).not.toHaveProperty('untilLive');
  });
});
