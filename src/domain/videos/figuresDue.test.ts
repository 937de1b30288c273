import { expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { figuresDue } from './figuresDue';

const now = new Date('2026-11-28T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000).toISOString();
const published = (id: string, hours: number, measuredHoursAgo?: number) =>
  exampleVideo({
    id,
    publishedAt: hoursAgo(hours),
    ...(measuredHoursAgo !== undefined && {
      measurements: [{ id: 'm', measuredAt: hoursAgo(measuredHoursAgo), viewsCount: 10 }],
    }),
  });

it('figures are to be noted after 24 hours and after 7 days, for a while, and not twice', () => {
  const videos = [
    published('too soon', 23),
    published('a day', 30),
    published('noted', 30, 2),
    published('noted too soon', 40, 38),
    published('between', 100),
    published('a week', 170, 140),
    published('a week, noted', 175, 3),
    published('long ago', 400),
  ];
  const due = figuresDue(videos, now).map(({ video, after }) => [video.id, after]);
  expect(due).toEqual([
    ['a week', 168],
    ['noted too soon', 24],
    ['a day', 24],
  ]);
});
