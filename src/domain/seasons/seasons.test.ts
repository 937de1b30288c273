import { describe, expect, it } from 'vitest';
import { seasonsAround, seasonsOf } from './seasons';

const firstOf = (season: string, year: number, country = 'FR') =>
  seasonsOf(year, country).find((one) => one.season === season)?.first;

describe('the calendar of the domain notes', () => {
  it.each([
    ['winterSales', 2026, 'FR', '2026-01-07'],
    ['winterSales', 2027, 'FR', '2027-01-06'],
    ['summerSales', 2026, 'FR', '2026-06-24'],
    ['summerSales', 2027, 'FR', '2027-06-23'],
    ['mothersDay', 2026, 'GB', '2026-03-15'],
    ['mothersDay', 2027, 'GB', '2027-03-07'],
    ['mothersDay', 2026, 'US', '2026-05-10'],
    ['mothersDay', 2027, 'US', '2027-05-09'],
    ['mothersDay', 2026, 'FR', '2026-05-31'],
    ['mothersDay', 2027, 'FR', '2027-05-30'],
    ['fathersDay', 2026, 'FR', '2026-06-21'],
    ['fathersDay', 2027, 'US', '2027-06-20'],
    ['easter', 2027, 'FR', '2027-03-28'],
    ['blackFriday', 2026, 'FR', '2026-11-27'],
    ['blackFriday', 2027, 'US', '2027-11-26'],
    ['singlesDay', 2026, 'FR', '2026-11-11'],
    ['sinterklaas', 2026, 'NL', '2026-12-05'],
  ])('%s %i in %s is on %s', (season, year, country, date) => {
    expect(firstOf(season, year, country)).toBe(date);
  });

  it('the sales of France last four weeks: to 3 February 2026 and 20 July 2027', () => {
    const lastOf = (season: string, year: number) => seasonsOf(year, 'FR').find((one) => one.season === season)?.last;
    expect([lastOf('winterSales', 2026), lastOf('summerSales', 2027)]).toEqual(['2026-02-03', '2027-07-20']);
  });

  it('legal sales are those of France alone, and Sinterklaas that of the Netherlands and Belgium', () => {
    expect([firstOf('winterSales', 2026, 'US'), firstOf('sinterklaas', 2026, 'FR')]).toEqual([undefined, undefined]);
  });

  it('the French Mother’s Day moves to June where the last Sunday of May is Pentecost', () => {
    expect(firstOf('mothersDay', 2023)).toBe('2023-06-04');
  });
});

describe('around a date', () => {
  const around = (date: string, ahead: number) => seasonsAround(date, ahead, 'FR').map(({ season }) => season);

  it('is what is on and what begins soon, over the end of the year too; nothing that is over', () => {
    expect(around('2026-11-30', 7)).toEqual(['blackFriday']);
    expect(around('2026-12-01', 0)).toEqual([]);
    expect(around('2026-12-26', 14)).toEqual(['winterSales']);
    expect(around('2027-01-20', 0)).toEqual(['winterSales']);
  });
});
