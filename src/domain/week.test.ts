import { expect, it } from 'vitest';
import { countryCodes } from './country/guessCountry';
import { daysOf, firstDayOf, monthOf, weekOf } from './week';

it('a week begins on Sunday in the USA, on Monday in France, on Saturday in Egypt', () => {
  expect(['US', 'FR', 'EG', undefined].map(firstDayOf)).toEqual([7, 1, 6, 1]);
});

it('every country has the first day that Unicode gives it', () => {
  const known = (country: string) => {
    const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } } =
      new Intl.Locale(`und-${country}`);
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  };
  const countries = countryCodes();
  expect(countries.length).toBeGreaterThan(200);
  expect(countries.filter((country) => firstDayOf(country) !== known(country))).toEqual([]);
});

it('a Sunday is in the week that ends on it in France, and begins one in the USA', () => {
  expect(weekOf('2026-11-22', firstDayOf('FR'))).toEqual({ first: '2026-11-16', last: '2026-11-22' });
  expect(weekOf('2026-11-22', firstDayOf('US'))).toEqual({ first: '2026-11-22', last: '2026-11-28' });
  expect(weekOf('2026-11-22', firstDayOf('EG'))).toEqual({ first: '2026-11-21', last: '2026-11-27' });
});

it('every day of a week is in the same week, over the end of a year and clock changes', () => {
  for (const firstDay of [1, 5, 6, 7]) {
    for (const date of ['2026-12-31', '2027-01-01', '2026-10-25', '2027-03-28', '2028-02-29']) {
      const week = weekOf(date, firstDay);
      const days = daysOf(week);
      expect(days).toHaveLength(7);
      expect(days).toContain(date);
      expect(days.map((day) => weekOf(day, firstDay))).toEqual(days.map(() => week));
    }
  }
});

it('goes back by weeks', () => {
  expect(weekOf('2026-11-25', 1, 2)).toEqual({ first: '2026-11-09', last: '2026-11-15' });
});

it('a month from its first to its last day', () => {
  expect(monthOf('2028-02-11')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
});
