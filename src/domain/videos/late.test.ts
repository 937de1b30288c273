import { expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { isLate, newDaysFor } from './late';

const TODAY = '2026-11-24';
const on = (id: string, date: string, known = {}) => exampleVideo({ id, slot: { date, time: '19:00' }, ...known });

it('late is what was planned before today and is not published; a live is not', () => {
  const publishedAt = '2026-11-20T10:00:00.000Z';
  const videos = [
    on('yesterday', '2026-11-23'),
    on('today', TODAY),
    on('out', '2026-11-20', { publishedAt }),
    on('live', '2026-11-20', { kind: 'live' }),
  ];
  expect(videos.filter((video) => isLate(video, TODAY)).map(({ id }) => id)).toEqual(['yesterday']);
});

it('each late video comes on the next day that has least to shoot, the oldest first', () => {
  const videos = [
    on('b', '2026-11-22'),
    on('a', '2026-11-20'),
    on('c', '2026-11-23'),
    on('planned', TODAY),
    on('planned too', '2026-11-26'),
  ];
  expect([...newDaysFor(videos, TODAY)]).toEqual([
    ['a', '2026-11-25'],
    ['b', '2026-11-27'],
    ['c', '2026-11-28'],
  ]);
});

it('more than a week of late videos still has a day each', () => {
  const videos = Array.from({ length: 30 }, (_, index) => on(`v${index}`, '2026-11-01'));
  const days = [...newDaysFor(videos, TODAY).values()];
  expect(days).toHaveLength(30);
  expect(days.every((date) => date >= TODAY && date <= '2026-11-30')).toBe(true);
});
