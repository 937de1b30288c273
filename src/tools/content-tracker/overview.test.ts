import { describe, expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { ageOf, overviewOf } from './overview';

const now = new Date('2026-11-21T10:00:00.000Z');
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`;
const idea = (id: string, createdAt: string) => exampleVideo({ id, createdAt });
const published = (id: string, publishedAt: string) => exampleVideo({ id, publishedAt });
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('the list of ideas to shoot', () => {
  it('has the newest at the top, whatever order two tabs left them in', () => {
    const { toShoot } = overviewOf([idea('middle', day(18)), idea('old', day(2)), idea('new', day(20))], now);
    expect(ids(toShoot)).toEqual(['new', 'middle', 'old']);
  });
});

describe('reminder shows at most 3 overdue ideas', () => {
  it('counts all of them and names the three that have waited longest', () => {
    const ideas = [1, 2, 3, 4, 5, 14, 20].map((number) => idea(`of-${number}`, day(number)));
    const { overdue, toShoot } = overviewOf(ideas, now);
    expect(overdue.count).toBe(5);
    expect(ids(overdue.reminded)).toEqual(['of-1', 'of-2', 'of-3']);
    expect(toShoot.length).toBe(7);
  });

  it('shows none where nothing is overdue', () => {
    expect(overviewOf([idea('new', day(14))], now).overdue).toEqual({ count: 0, reminded: [] });
  });
});

describe('the published list', () => {
  it('has all of them, the most recent first', () => {
    const items = [3, 12, 1].map((number) => published(`of-${number}`, day(number)));
    expect(ids(overviewOf(items, now).published)).toEqual(['of-12', 'of-3', 'of-1']);
  });
});

it('leaves the list of videos as it is', () => {
  const items = Object.freeze([idea('old', day(2)), idea('new', day(20)), published('older', day(1))]);
  expect(() => overviewOf(items, now)).not.toThrow();
});

describe('age label shows hours under 24 h, days after', () => {
  it.each([
    ['2026-11-21T09:00:00.001Z', 'hours', 0],
    ['2026-11-21T09:00:00.000Z', 'hours', 1],
    ['2026-11-20T10:00:00.001Z', 'hours', 23],
    ['2026-11-20T10:00:00.000Z', 'days', 1],
    ['2026-11-19T10:00:00.001Z', 'days', 1],
    ['2026-11-11T10:00:00.000Z', 'days', 10],
    ['2025-11-21T10:00:00.000Z', 'days', 365],
    ['2026-11-21T12:00:00.000Z', 'hours', 0],
  ])('%s: %s, %i', (createdAt, unit, count) => {
    expect(ageOf(createdAt, now)).toEqual({ unit, count });
  });
});
