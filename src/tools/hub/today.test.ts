import { describe, expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { todayOf } from './today';

const now = new Date(2026, 10, 21, 9);
const createdAt = now.toISOString();
const planned = (id: string, date: string, time?: string) =>
  exampleVideo({ id, title: id, createdAt, slot: { date, ...(time && { time }) } });

describe('today at a glance', () => {
  it('has what is planned on this day and not yet published, by time', () => {
    const videos = [
      planned('late', '2026-11-21', '21:00'),
      planned('early', '2026-11-21', '07:30'),
      planned('someTime', '2026-11-21'),
      planned('tomorrow', '2026-11-22', '07:30'),
      { ...planned('out', '2026-11-21', '08:00'), publishedAt: createdAt },
    ];
    expect(todayOf(videos, [], now).planned.map(({ title }) => title)).toEqual(['early', 'late', 'someTime']);
  });

  it('counts each live once, on record or weekly, among what is planned', () => {
    const live = exampleVideo({ id: 'l', kind: 'live', title: 'Gadgets', slot: { date: '2026-11-21', time: '20:00' } });
    const lives = [
      { id: 'l', date: '2026-11-21', time: '20:00', record: live },
      { id: 'live-2026-11-21', date: '2026-11-21', time: '12:00' },
    ];
    expect(todayOf([live], lives, now).planned.map(({ title }) => title)).toEqual([undefined, 'Gadgets']);
  });

  it('what was planned before today and is not published is overdue', () => {
    expect(todayOf([planned('a', '2026-11-20')], [], now).overdue).toBe(1);
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
