import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { NICHE_PICKS } from '../../domain/matchNiche';
import { PERIODS } from '../../domain/videos/ownSlots';
import english from './locales/en.json';
import french from './locales/fr.json';
import { freeSlot, isMeantFor, meantTimes, placedTime, planOf } from './plan';
import { COMPETITIONS, competitionOf } from './postingSlots';

/** A Saturday; Paris is an hour ahead of UTC. */
const now = new Date('2026-11-21T10:00:00.000Z');
const PARIS = { now, zone: 'Europe/Paris', audienceZone: 'Europe/Paris' };
const plan = (niche: (typeof NICHE_PICKS)[number], place: Parameters<typeof planOf>[2] = PARIS) =>
  planOf(niche, french.texts, place);

describe.each(NICHE_PICKS)('the plan of %s', (niche) => {
  it('3 slots per period: a weekday list and a weekend list', () => {
    for (const period of PERIODS) expect(plan(niche)[period]).toHaveLength(3);
  });

  it('each slot shows time, engagement percentage, competition and reason', () => {
    for (const { time, engagement, competition, reason } of PERIODS.flatMap((period) => plan(niche)[period])) {
      expect(time).toMatch(/^\d\d:[0-5]\d$/);
      expect(Number.isInteger(engagement) && engagement > 0 && engagement <= 100).toBe(true);
      expect(COMPETITIONS).toContain(competition);
      expect(reason.length).toBeGreaterThan(30);
    }
  });

  it('timezone Europe/Paris', () => {
    expect(plan(niche)).toMatchObject({ niche, timezone: 'Europe/Paris', audienceZone: 'Europe/Paris' });
  });

  it('the slots of a period come in order, hours apart', () => {
    for (const period of PERIODS) {
      const times = plan(niche)[period].map(({ time }) => time);
      expect(times).toEqual([...times].sort());
      expect(new Set(times).size).toBe(3);
    }
  });
});

it.each([
  ['en', english.texts],
  ['fr', french.texts],
])('real slot data: no two slots share a reason (%s)', (_, texts) => {
  const reasons = NICHE_PICKS.flatMap((niche) => PERIODS.flatMap((period) => texts.reasons[niche][period]));
  expect(reasons).toHaveLength(8 * 2 * 3);
  expect(new Set(reasons).size).toBe(reasons.length);
});

it.each([
  ['en', english.texts.tips],
  ['fr', french.texts.tips],
])('test slots for 1-2 weeks; video format 9:16, 15-60 seconds; hook within the first 2 seconds (%s)', (_, tips) => {
  expect(tips[0]).toMatch(/1 à 2 semaines|1–2 weeks/);
  expect(tips[1]).toMatch(/9:16.*15.*60 sec/);
  expect(tips[2]).toMatch(/2 (?:premières secondes|seconds)/);
});

describe("competition label: anything else 'Non défini'", () => {
  it.each([
    ['low', 'Faible concurrence'],
    ['medium', 'Concurrence modérée'],
    ['high', 'Forte concurrence'],
    ['extreme', 'Non défini'],
    ['', 'Non défini'],
  ])('%j: %s', (competition, label) => {
    expect(french.labels.competition[competitionOf(competition)]).toBe(label);
  });
});

describe('hours adapt to the local time zone', () => {
  const firstOf = (zone: string, at = now) => planOf('beauty', french.texts, { ...PARIS, now: at, zone }).weekdays[0];

  it.each([
    ['Europe/Paris', '2026-11-21T10:00:00Z', '07:30', 0],
    ['Europe/London', '2026-11-21T10:00:00Z', '06:30', 0],
    ['America/Toronto', '2026-11-21T10:00:00Z', '01:30', 0],
    ['America/Los_Angeles', '2026-11-21T10:00:00Z', '22:30', -1],
    ['Asia/Kolkata', '2026-11-21T10:00:00Z', '12:00', 0],
    ['Pacific/Auckland', '2026-11-21T10:00:00Z', '19:30', 0],
    ['America/Toronto', '2026-07-15T10:00:00Z', '01:30', 0],
    ['Asia/Tokyo', '2026-07-15T10:00:00Z', '14:30', 0],
    ['Asia/Tokyo', '2026-11-21T10:00:00Z', '15:30', 0],
    // Between the European and the American change of clocks.
    ['America/New_York', '2026-10-27T10:00:00Z', '02:30', 0],
  ])('%s on %s: %s (day shift %i)', (zone, at, time, dayShift) => {
    expect(firstOf(zone, new Date(at))).toMatchObject({ time, dayShift });
  });

  it('an evening in Paris is the next day in Tokyo', () => {
    expect(planOf('tech', french.texts, { ...PARIS, zone: 'Asia/Tokyo' }).weekdays[2]).toMatchObject({
      meant: { period: 'weekdays', time: '20:30' },
      time: '04:30',
      dayShift: 1,
    });
  });

  it('for an audience in the same place the hours stay', () => {
    const own = planOf('beauty', french.texts, { now, zone: 'America/Toronto', audienceZone: 'America/Toronto' });
    expect(own.weekdays.map(({ time }) => time)).toEqual(['07:30', '12:30', '19:30']);
    expect(own).toMatchObject({ audienceZone: 'America/Toronto', isElsewhere: true });
  });

  it('for a third market they follow its clock', () => {
    const third = planOf('beauty', french.texts, { now, zone: 'Europe/Paris', audienceZone: 'America/New_York' });
    expect(third.weekdays.map(({ time }) => time)).toEqual(['13:30', '18:30', '01:30']);
    expect(third).toMatchObject({ audienceZone: 'America/New_York', isElsewhere: false });
  });

  it.each([
    ['Europe/Brussels', false],
    ['Europe/London', true],
  ])('%s has another clock than Paris: %s', (zone, isElsewhere) => {
    expect(planOf('beauty', french.texts, { ...PARIS, zone })).toMatchObject({ isElsewhere });
  });

  it('takes the first moment after the gap where the clocks skip the time', () => {
    const spring = new Date('2027-03-27T12:00:00Z');
    const placed = placedTime({ period: 'weekends', time: '02:30' }, { ...PARIS, now: spring });
    expect(placed).toMatchObject({ time: '03:00', at: Date.parse('2027-03-28T01:00:00Z') });
  });
});

describe('choosing a slot plans a video: the next date that fits weekday or weekend', () => {
  afterEach(() => vi.unstubAllEnvs());
  const next = (
    period: 'weekdays' | 'weekends',
    time: string,
    at: string,
    videos = [] as ReturnType<typeof exampleVideo>[],
  ) => {
    vi.stubEnv('TZ', 'Europe/Paris');
    const { date, time: planned } = freeSlot({ period, time }, 'Europe/Paris', { now: new Date(at), videos });
    return `${date} ${planned}`;
  };

  it.each([
    ['weekdays', '19:30', '2026-11-21T10:00:00Z', '2026-11-23 19:30'],
    ['weekdays', '19:30', '2026-11-23T18:29:59Z', '2026-11-23 19:30'],
    ['weekdays', '19:30', '2026-11-23T18:30:00Z', '2026-11-24 19:30'],
    ['weekdays', '19:30', '2026-11-27T18:30:00Z', '2026-11-30 19:30'],
    ['weekends', '09:00', '2026-11-21T07:00:00Z', '2026-11-21 09:00'],
    ['weekends', '09:00', '2026-11-21T10:00:00Z', '2026-11-22 09:00'],
    ['weekends', '09:00', '2026-11-22T10:00:00Z', '2026-11-28 09:00'],
  ] as const)('%s %s from %s: %s', (period, time, at, planned) => {
    expect(next(period, time, at)).toBe(planned);
  });

  it('skips a date that another video has, unless that one is published', () => {
    const slot = { date: '2026-11-23', time: '19:30' };
    expect(next('weekdays', '19:30', '2026-11-21T10:00:00Z', [exampleVideo({ slot })])).toBe('2026-11-24 19:30');
    const out = exampleVideo({ slot, publishedAt: '2026-11-20T10:00:00.000Z' });
    expect(next('weekdays', '19:30', '2026-11-21T10:00:00Z', [out])).toBe('2026-11-23 19:30');
  });

  it("is in the device's own time zone", () => {
    vi.stubEnv('TZ', 'America/Toronto');
    const { date, time } = freeSlot({ period: 'weekdays', time: '04:00' }, 'Europe/Paris', { now, videos: [] });
    expect(`${date} ${time}`).toBe('2026-11-22 22:00');
  });
});

it('tells whether tomorrow is one of the days that a slot is meant for', () => {
  const [weekday] = plan('beauty').weekdays;
  const [weekend] = plan('beauty').weekends;
  const [dayBefore] = plan('beauty', { ...PARIS, zone: 'America/Los_Angeles' }).weekdays;
  if (!weekday || !weekend || !dayBefore) throw new Error('no slot');
  expect([weekday, weekend].map((slot) => isMeantFor('2026-11-22', slot))).toEqual([false, true]);
  // 22:30 on a Sunday in Los Angeles is Monday's slot in Paris.
  expect(isMeantFor('2026-11-22', dayBefore)).toBe(true);
  expect(isMeantFor('2026-11-27', dayBefore)).toBe(false);
});

it('all its slots, as times of the audience', () => {
  expect(meantTimes(plan('beauty'))).toHaveLength(6);
  expect(meantTimes(plan('beauty'))[0]).toEqual({ period: 'weekdays', time: '07:30' });
});
