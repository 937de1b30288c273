import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import type { Video } from '../../contracts/video';
import { LEAST_MEASURED, ownSlots, type SlotTime } from './ownSlots';

const SLOTS: SlotTime[] = [
  { period: 'weekdays', time: '12:30' },
  { period: 'weekdays', time: '19:30' },
  { period: 'weekends', time: '09:00' },
];

let made = 0;
const measurement = (viewsCount: number | undefined, measuredAt = '2026-11-21T09:00:00.000Z') => {
  made += 1;
  return { id: `m${made}`, measuredAt, ...(viewsCount !== undefined && { viewsCount }) };
};
/** Published in winter, where Paris is an hour ahead of UTC. 16 November 2026 is a Monday. */
const published = (publishedAt: string, viewsCount: number | undefined, known: Partial<Video> = {}) =>
  exampleVideo({ publishedAt, measurements: [measurement(viewsCount)], ...known });
const onMonday = (time: string, viewsCount: number) => published(`2026-11-16T${time}:00.000+01:00`, viewsCount);
const rank = (videos: readonly Video[], zone = 'Europe/Paris') => ownSlots(videos, SLOTS, zone);
const five = (...more: Video[]) => [...Array.from({ length: 5 }, () => onMonday('19:30', 100)), ...more];

describe('once five published items have metrics, the slots are ranked by them', () => {
  it.each([
    [4, 0],
    [5, 1],
  ])('%i items give %i ranked slots', (count, ranks) => {
    const result = rank(Array.from({ length: count }, () => onMonday('19:30', 100)));
    expect(result.measured).toBe(count);
    expect(result.ranked).toHaveLength(ranks);
  });

  it.each<[string, Video]>([
    ['not published', exampleVideo({ measurements: [measurement(9)] })],
    ['published without a measurement', exampleVideo({ publishedAt: '2026-11-16T18:30:00.000Z' })],
    ['measured without views', published('2026-11-16T18:30:00.000Z', undefined)],
    [
      'measured with more likes than views',
      exampleVideo({
        publishedAt: '2026-11-16T18:30:00.000Z',
        measurements: [{ ...measurement(9), likesCount: 500 }],
      }),
    ],
    ['a live', published('2026-11-16T18:30:00.000Z', 9, { kind: 'live' })],
  ])('an item that is %s does not count', (_, video) => {
    expect(rank([...five().slice(1), video]).measured).toBe(LEAST_MEASURED - 1);
  });

  it('0 views are metrics', () => {
    expect(rank(Array.from({ length: 5 }, () => onMonday('19:30', 0))).ranked).toMatchObject([
      { medianViews: 0, count: 5 },
    ]);
  });
});

describe('with the number of items behind each', () => {
  it('best median first, each with its count', () => {
    const { ranked } = rank([
      onMonday('12:30', 900),
      onMonday('12:00', 700),
      onMonday('19:30', 100),
      onMonday('19:45', 400),
      onMonday('20:00', 5000),
    ]);
    expect(ranked).toEqual([
      { period: 'weekdays', time: '12:30', isKnown: true, medianViews: 800, count: 2 },
      { period: 'weekdays', time: '19:30', isKnown: true, medianViews: 400, count: 3 },
    ]);
  });

  it('of equal medians, the one with more items comes first', () => {
    const { ranked } = rank(five(onMonday('12:30', 100)));
    expect(ranked.map(({ time, count }) => [time, count])).toEqual([
      ['19:30', 5],
      ['12:30', 1],
    ]);
  });
});

describe('which slot an item counts for', () => {
  it.each([
    ['18:00', '19:30', true],
    ['17:59', '17:00', false],
    ['21:00', '19:30', true],
    ['21:01', '21:00', false],
    ['14:00', '12:30', true],
    ['00:10', '00:00', false],
  ])('published on a weekday at %s: %s (a slot of the list: %s)', (time, slot, isKnown) => {
    const { ranked } = rank(Array.from({ length: 5 }, () => onMonday(time, 10)));
    expect(ranked).toMatchObject([{ period: 'weekdays', time: slot, isKnown }]);
  });

  it.each([
    ['2026-11-20T22:59:00.000Z', 'weekdays'],
    ['2026-11-20T23:00:00.000Z', 'weekends'],
    ['2026-11-22T22:59:00.000Z', 'weekends'],
    ['2026-11-22T23:00:00.000Z', 'weekdays'],
  ])('%s is in the %s of Paris', (at, period) => {
    expect(rank(Array.from({ length: 5 }, () => published(at, 10))).ranked).toMatchObject([{ period }]);
  });

  it("a weekday's slot does not apply at the weekend", () => {
    const { ranked } = rank(Array.from({ length: 5 }, () => published('2026-11-21T18:30:00.000Z', 10)));
    expect(ranked).toMatchObject([{ period: 'weekends', time: '19:00', isKnown: false }]);
  });

  it('reads the clock of the zone, including summer time', () => {
    const inJuly = published('2026-07-13T17:30:00.000Z', 10);
    expect(rank(Array.from({ length: 5 }, () => inJuly)).ranked).toMatchObject([{ time: '19:30', isKnown: true }]);
    expect(
      rank(
        Array.from({ length: 5 }, () => inJuly),
        'Asia/Tokyo',
      ).ranked,
    ).toMatchObject([{ time: '02:00' }]);
  });
});

it('takes the latest measurement, in whatever order two tabs left them', () => {
  const measurements = [
    measurement(300, '2026-11-20T09:00:00.000Z'),
    measurement(50, '2026-11-17T09:00:00.000Z'),
    measurement(undefined, '2026-11-21T09:00:00.000Z'),
  ];
  for (const inOrder of [measurements, measurements.toReversed()]) {
    const video = published('2026-11-16T18:30:00.000Z', 1, { measurements: inOrder });
    expect(rank(Array.from({ length: 5 }, () => video)).ranked).toMatchObject([{ medianViews: 300 }]);
  }
});

it('every item counts once, whatever was published when', () => {
  const items = fc.array(
    fc.tuple(fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }), fc.nat()),
    { minLength: 5, maxLength: 40 },
  );
  fc.assert(
    fc.property(items, (list) => {
      const { measured, ranked } = rank(list.map(([at, views]) => published(at.toISOString(), views)));
      expect(measured).toBe(list.length);
      expect(ranked.reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
    }),
  );
});
