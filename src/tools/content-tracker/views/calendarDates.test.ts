import { describe, expect, it } from 'vitest';
import { exampleVideo } from '../../../../tests/fixtures/exampleVideo';
import { addDays, addMonths, dateByKey, isDate, monthGrid, videosByDay } from './calendarDates';

const MONDAY = 1;
const SATURDAY = 6;
const SUNDAY = 7;

describe('the month grid', () => {
  it.each<[string, string, number, number, string, string]>([
    ['November 2026 from Monday', '2026-11-24', MONDAY, 6, '2026-10-26', '2026-12-06'],
    ['November 2026 from Sunday begins on its first', '2026-11-01', SUNDAY, 5, '2026-11-01', '2026-12-05'],
    ['from Saturday', '2026-11-30', SATURDAY, 5, '2026-10-31', '2026-12-04'],
    ['December reaches into the next year', '2026-12-15', MONDAY, 5, '2026-11-30', '2027-01-03'],
    ['January reaches into the year before', '2027-01-01', MONDAY, 5, '2026-12-28', '2027-01-31'],
    ['the shortest month of all', '2027-02-10', MONDAY, 4, '2027-02-01', '2027-02-28'],
    ['a leap day', '2028-02-29', MONDAY, 5, '2028-01-31', '2028-03-05'],
    ['the month in which the clocks go forward', '2026-03-29', MONDAY, 6, '2026-02-23', '2026-04-05'],
    ['the month in which they go back', '2026-10-25', MONDAY, 5, '2026-09-28', '2026-11-01'],
  ])('%s', (_, date, firstDay, weeks, first, last) => {
    const grid = monthGrid(date, firstDay);
    expect(grid.length).toBe(weeks);
    expect([grid[0]?.[0], grid.at(-1)?.at(-1)]).toEqual([first, last]);
    const days = grid.flat();
    expect(days.length).toBe(weeks * 7);
    expect(days).toEqual(days.map((_, place) => addDays(first, place)));
  });
});

describe('steps', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i months: %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it.each([
    ['ArrowRight', '2027-01-01'],
    ['ArrowLeft', '2026-12-30'],
    ['ArrowDown', '2027-01-07'],
    ['ArrowUp', '2026-12-24'],
    ['Home', '2026-12-28'],
    ['End', '2027-01-03'],
    ['PageDown', '2027-01-31'],
    ['PageUp', '2026-11-30'],
    ['a', undefined],
  ])('%s on 31 December 2026: %s', (key, expected) => {
    expect(dateByKey('2026-12-31', key, MONDAY)).toBe(expected);
  });

  it('in a right-to-left language the next day lies to the left', () => {
    expect(dateByKey('2026-11-24', 'ArrowLeft', SATURDAY, 'ArrowLeft')).toBe('2026-11-25');
    expect(dateByKey('2026-11-24', 'Home', SATURDAY, 'ArrowLeft')).toBe('2026-11-21');
  });

  it.each([
    ['2026-11-24', true],
    ['2026-02-30', false],
    ['2026-2-3', false],
    ['', false],
    ['tomorrow', false],
  ])('%j is a date: %s', (text, expected) => {
    expect(isDate(text)).toBe(expected);
  });
});

describe('slot dates and publication dates', () => {
  const slot = (date: string, time?: string) => ({ date, ...(time && { time }) });
  const at = (year: number, month: number, day: number, hour: number) =>
    new Date(year, month - 1, day, hour).toISOString();

  it('a day has what is planned by its time, then what is published; a slot that was used is no longer shown', () => {
    const videos = [
      exampleVideo({ id: 'out', slot: slot('2026-11-20'), publishedAt: at(2026, 11, 24, 9) }),
      exampleVideo({ id: 'some-time', slot: slot('2026-11-24') }),
      exampleVideo({ id: 'evening', slot: slot('2026-11-24', '19:30') }),
      exampleVideo({ id: 'morning', slot: slot('2026-11-24', '07:30') }),
      exampleVideo({ id: 'no-slot' }),
    ];
    const days = videosByDay(videos);
    expect([...days.keys()]).toEqual(['2026-11-24']);
    expect(days.get('2026-11-24')?.map(({ id }) => id)).toEqual(['morning', 'evening', 'some-time', 'out']);
  });

  it("a publication is on its day in the device's time zone, to the last hour of the year", () => {
    const videos = [at(2026, 12, 31, 23), at(2027, 1, 1, 0)].map((publishedAt) => exampleVideo({ publishedAt }));
    expect([...videosByDay(videos).keys()]).toEqual(['2026-12-31', '2027-01-01']);
  });
});
