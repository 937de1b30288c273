import { describe, expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { todayOf } from './today';

const now = new Date(2026, 10, 21, 9);
const createdAt = now.toISOString();
const planned = (id: string, date: string, time?: string) =>
  exampleVideo({ id, createdAt, slot: { date, ...(time && { time }) } });

describe('today at a glance', () => {
  it('has what is planned on this day and not yet published, by time', () => {
    const videos = [
      planned('late', '2026-11-21', '21:00'),
      planned('early', '2026-11-21', '07:30'),
      planned('someTime', '2026-11-21'),
      planned('tomorrow', '2026-11-22', '07:30'),
      { ...planned('out', '2026-11-21', '08:00'), publishedAt: createdAt },
    ];
    expect(todayOf(videos, [], now).planned.map(({ id }) => id)).toEqual(['someTime', 'early', 'late']);
  });

  it.each([
    ['2026-11-21', true, true],
    ['2026-11-21', false, false],
    ['2026-11-20', true, false],
  ])('a planner day %s with a live: %s says a live today: %s', (id, liveSession, hasLive) => {
    expect(todayOf([], [{ id, liveSession, completed: false }], now).hasLive).toBe(hasLive);
  });

  it('counts what was noted more than 7 days ago and is not published', () => {
    const old = { createdAt: '2026-11-01T10:00:00.000Z' };
    const videos = [
      exampleVideo({ id: 'a', ...old }),
      exampleVideo({ id: 'b', ...old, publishedAt: createdAt }),
      exampleVideo({ id: 'c', createdAt }),
    ];
    expect(todayOf(videos, [], now).overdue).toBe(1);
  });
});
