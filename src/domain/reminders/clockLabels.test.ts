import { describe, expect, it } from 'vitest';
import { DEFAULT_TIME_LABEL, TIME_LABELS, toTimeLabel, toWallTime, WEEKDAY_NAMES, weekdayNumber } from './clockLabels';

describe('clock labels', () => {
  it('times hourly from 6:00 AM to 10:00 PM, default 8:00 PM', () => {
    expect(TIME_LABELS).toHaveLength(17);
    expect([TIME_LABELS[0], TIME_LABELS[6], TIME_LABELS[16]]).toEqual(['6:00 AM', '12:00 PM', '10:00 PM']);
    expect(DEFAULT_TIME_LABEL).toBe('8:00 PM');
    expect(TIME_LABELS).toContain(DEFAULT_TIME_LABEL);
  });

  it.each([
    ['7:30 PM', '19:30'],
    ['12:00 AM', '00:00'],
    ['12:05 PM', '12:05'],
    ['6:00 AM', '06:00'],
    ['11:59 PM', '23:59'],
  ])('%s is %s, there and back', (label, wallTime) => {
    expect(toWallTime(label)).toBe(wallTime);
    expect(toTimeLabel(wallTime)).toBe(label);
  });

  it.each(['', '13:00 PM', '0:30 AM', '7:60 PM', '19:30', 'noon'])('%j is not a label', (label) => {
    expect(toWallTime(label)).toBeUndefined();
  });

  it('days Monday to Sunday', () => {
    expect(WEEKDAY_NAMES.map(weekdayNumber)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(weekdayNumber('lundi')).toBeUndefined();
  });
});
