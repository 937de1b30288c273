import { describe, expect, it } from 'vitest';
import { daysAfter, isDate, weekdayOf, weekOf } from './plannerWeek';

describe("'7-day week grid starting on Sunday'", () => {
  it.each([
    ['a Sunday begins its own week', '2026-11-22', '2026-11-22', '2026-11-28'],
    ['a Saturday ends it', '2026-11-28', '2026-11-22', '2026-11-28'],
    ['a week over the end of a year', '2026-12-31', '2026-12-27', '2027-01-02'],
    ['a week in which the clocks go back', '2026-10-28', '2026-10-25', '2026-10-31'],
    ['a week in which the clocks go forward', '2026-03-31', '2026-03-29', '2026-04-04'],
    ['a week with a leap day', '2028-03-01', '2028-02-27', '2028-03-04'],
  ])('%s', (_, date, first, last) => {
    const week = weekOf(date);
    expect([week.length, new Set(week).size]).toEqual([7, 7]);
    expect([week[0], week[6]]).toEqual([first, last]);
    expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(week).toContain(date);
  });

  it('the week before and the week after are seven days away', () => {
    expect(weekOf(daysAfter('2026-11-24', 7))[0]).toBe('2026-11-29');
    expect(weekOf(daysAfter('2026-11-24', -7))[0]).toBe('2026-11-15');
  });
});

describe('a date in an address', () => {
  it.each([
    ['2026-11-24', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['1999-12-31', false],
    ['2026-1-1', false],
    ['demain', false],
    ['', false],
  ])('%j is one: %s', (text, expected) => {
    expect(isDate(text)).toBe(expected);
  });
});
