import { describe, expect, it } from 'vitest';
import { isoWeek } from './isoWeek';

describe('isoWeek', () => {
  it.each([
    ['2026-01-01T12:00:00Z', 1],
    ['2026-01-04T12:00:00Z', 1],
    ['2026-01-05T12:00:00Z', 2],
    ['2026-12-31T12:00:00Z', 53],
    ['2027-01-03T12:00:00Z', 53],
    ['2027-01-04T12:00:00Z', 1],
    ['2024-12-30T12:00:00Z', 1],
  ])('%s is in week %i', (at, week) => {
    expect(isoWeek(Date.parse(at), 'UTC')).toBe(week);
  });

  it('begins on Monday in the zone', () => {
    const mondayInTokyo = Date.parse('2026-01-04T15:00:00Z');
    expect(isoWeek(mondayInTokyo, 'Asia/Tokyo')).toBe(2);
    expect(isoWeek(mondayInTokyo, 'Europe/Paris')).toBe(1);
  });
});
