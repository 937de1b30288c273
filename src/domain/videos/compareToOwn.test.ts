import { describe, expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import type { Measurement, Video } from '../../contracts/video';
import { compareToOwn } from './compareToOwn';
import { latestMeasurement } from './latestMeasurement';
import { linkKey } from './linkKey';
import { likePercent, watchPercent } from './rates';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
let made = 0;
const measurement = (known: Partial<Measurement>): Measurement => {
  made += 1;
  return { id: `m${made}`, measuredAt: at(1), ...known };
};
const published = (...measurements: Partial<Measurement>[]): Video =>
  exampleVideo({ publishedAt: at(1), platform: 'TikTok', measurements: measurements.map(measurement) });

describe("the creator's own median", () => {
  it('is over the latest measurement of each other published video', () => {
    const own = published({ viewsCount: 9999 });
    const others = [
      published({ viewsCount: 5000, measuredAt: at(9) }, { viewsCount: 1, measuredAt: at(2) }),
      published({ viewsCount: 100 }),
      published({ viewsCount: 300 }),
      exampleVideo({ measurements: [measurement({ viewsCount: 77_777 })] }),
      published(),
    ];
    expect(compareToOwn({ viewsCount: 450 }, [own, ...others], own.id)[0]).toEqual({
      of: 'views',
      value: 450,
      others: 3,
      median: 300,
    });
  });

  it('counts each figure separately, from three others on; else says how many are missing', () => {
    const videos = [
      published({ viewsCount: 100, likesCount: 4, duration: 20, avgWatchTime: 10 }),
      published({ viewsCount: 200, likesCount: 2, duration: 0, avgWatchTime: 10 }),
      published({ viewsCount: 0, likesCount: 0 }),
    ];
    expect(compareToOwn({ viewsCount: 50, likesCount: 5 }, videos, undefined)).toEqual([
      { of: 'views', value: 50, others: 3, median: 100 },
      { of: 'likeRate', value: 10, others: 2, missing: 1 },
      { of: 'retention', value: undefined, others: 1, missing: 2 },
    ]);
  });
});

it('figures that cannot be true are in no median', () => {
  const videos = [
    published({ viewsCount: 100, likesCount: 4, duration: 20, avgWatchTime: 10 }),
    published({ viewsCount: 1, likesCount: 500, duration: 20, avgWatchTime: 12 }),
    published({ viewsCount: 300, likesCount: 6, duration: 10, avgWatchTime: 50 }),
    published({ viewsCount: 500, likesCount: 5, duration: 20, avgWatchTime: 14 }),
  ];
  expect(compareToOwn({}, videos, undefined)).toEqual([
    { of: 'views', value: undefined, others: 3, median: 300 },
    { of: 'likeRate', value: undefined, others: 3, median: 2 },
    { of: 'retention', value: undefined, others: 3, median: 60 },
  ]);
});

it('the latest measurement is the one with the latest time, in whatever order they are stored', () => {
  const latest = measurement({ measuredAt: at(5) });
  expect(latestMeasurement({ measurements: [measurement({ measuredAt: at(2) }), latest, measurement({})] })).toBe(
    latest,
  );
  expect(latestMeasurement({})).toBeUndefined();
});

it('rates need both figures, and a view or a second to divide by', () => {
  expect(likePercent({ likesCount: 3, viewsCount: 100 })).toBe(3);
  expect(likePercent({ likesCount: 0, viewsCount: 100 })).toBe(0);
  expect(likePercent({ likesCount: 3, viewsCount: 0 })).toBeUndefined();
  expect(likePercent({ viewsCount: 100 })).toBeUndefined();
  expect(watchPercent({ avgWatchTime: 30, duration: 20 })).toBe(150);
  expect(watchPercent({ avgWatchTime: 30, duration: 0 })).toBeUndefined();
});

describe('addresses of the same video', () => {
  const same = 'https://www.tiktok.com/@ines/video/7301234567890123456';
  it.each([
    'https://www.tiktok.com/@ines/video/7301234567890123456?is_from_webapp=1#x',
    'http://tiktok.com/@autre.nom/video/7301234567890123456/',
    ' m.tiktok.com/v/7301234567890123456.html ',
  ])('%j', (link) => expect(linkKey(link)).toBe(linkKey(same)));

  it.each([
    'https://www.tiktok.com/@ines/video/7301234567890123457',
    'https://vm.tiktok.com/ZMabc',
    'pas une adresse',
    'http://',
  ])('not %j', (link) => {
    expect(linkKey(link)).toBeDefined();
    expect(linkKey(link)).not.toBe(linkKey(same));
  });

  it('short addresses keep their case; a blank one is none', () => {
    expect(linkKey('https://vm.tiktok.com/ZMabc/')).toBe('vm.tiktok.com/ZMabc');
    expect(linkKey('vm.tiktok.com/zmABC')).not.toBe(linkKey('vm.tiktok.com/ZMabc'));
    expect(linkKey('  ')).toBeUndefined();
  });
});
