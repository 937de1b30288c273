import { daysAfter } from '../week';

/** Moments of the year at which people buy; their names are labels (planner, `seasons.<id>`). */
export const SEASONS = [
  'winterSales',
  'valentine',
  'ramadan',
  'easter',
  'mothersDay',
  'fathersDay',
  'summerSales',
  'backToSchool',
  'halloween',
  'singlesDay',
  'blackFriday',
  'sinterklaas',
  'christmas',
] as const;
export type Season = (typeof SEASONS)[number];

/** A season in a country, both days inclusive: '2026-11-27'. */
export interface SeasonDates {
  season: Season;
  first: string;
  last: string;
}

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
const weekdayOf = (date: string) => new Date(date).getUTCDay();
const [SUNDAY, WEDNESDAY, THURSDAY] = [0, 3, 4];

/** The n-th weekday of a month, counted from its first day. */
function nth(year: number, month: number, weekday: number, n: number): string {
  const first = iso(year, month, 1);
  return daysAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
}

/** The last weekday of a month. */
function last(year: number, month: number, weekday: number): string {
  const end = iso(year, month + 1, 0);
  return daysAfter(end, -((weekdayOf(end) - weekday + 7) % 7));
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return iso(year, Math.floor(f / 31), (f % 31) + 1);
}

/**
 * The first day of Ramadan by the calendar of Umm al-Qura; it moves by a day where the moon is looked for. The month has
 * 29 or 30 days.
 */
const RAMADAN: Readonly<Record<number, string>> = {
  2026: '2026-02-18',
  2027: '2027-02-08',
  2028: '2028-01-28',
  2029: '2029-01-16',
  2030: '2030-01-05',
};

/** Winter sales, France: second Wednesday of January, the first if that is after the 12th; four weeks (code de commerce, L310-3, D310-15-2). */
function frenchWinter(year: number): string {
  const second = nth(year, 1, WEDNESDAY, 2);
  return second > iso(year, 1, 12) ? nth(year, 1, WEDNESDAY, 1) : second;
}

/** Summer sales, France: last Wednesday of June, the one before if that is after the 28th; four weeks. */
function frenchSummer(year: number): string {
  const day = last(year, 6, WEDNESDAY);
  return day > iso(year, 6, 28) ? daysAfter(day, -7) : day;
}

const FOUR_WEEKS = 27;

/** Mother's Day: last Sunday of May in France, the Sunday after where that is Pentecost; three weeks before Easter in the UK; else the second Sunday of May. */
function mothersDay(year: number, country: string): string {
  if (country === 'GB') return daysAfter(easterOf(year), -21);
  if (country === 'ES') return nth(year, 5, SUNDAY, 1);
  if (country !== 'FR') return nth(year, 5, SUNDAY, 2);
  const day = last(year, 5, SUNDAY);
  return day === daysAfter(easterOf(year), 49) ? daysAfter(day, 7) : day;
}

function fathersDay(year: number, country: string): string {
  if (country === 'ES' || country === 'IT') return iso(year, 3, 19);
  return country === 'DE' ? daysAfter(easterOf(year), 39) : nth(year, 6, SUNDAY, 3);
}

/**
 * The seasons of a year in a country (ISO 3166-1; undefined: unknown), in order. Sources: domain notes, "Calendar"; for
 * what is computed, the rule beside it. Legal sales are those of France alone: elsewhere shops choose.
 */
export function seasonsOf(year: number, country: string | undefined): SeasonDates[] {
  const place = country ?? '';
  const on = (season: Season, first: string, days = 0): SeasonDates => ({
    season,
    first,
    last: daysAfter(first, days),
  });
  const thanksgiving = nth(year, 11, THURSDAY, 4);
  const ramadan = RAMADAN[year];
  return [
    ...(place === 'FR'
      ? [on('winterSales', frenchWinter(year), FOUR_WEEKS), on('summerSales', frenchSummer(year), FOUR_WEEKS)]
      : []),
    on('valentine', iso(year, 2, 14)),
    ...(ramadan ? [on('ramadan', ramadan, 28)] : []),
    on('easter', easterOf(year)),
    on('mothersDay', mothersDay(year, place)),
    on('fathersDay', fathersDay(year, place)),
    on('backToSchool', iso(year, 8, 15), 21),
    on('halloween', iso(year, 10, 31)),
    on('singlesDay', iso(year, 11, 11)),
    // To Cyber Monday.
    on('blackFriday', daysAfter(thanksgiving, 1), 3),
    ...(place === 'NL' || place === 'BE' ? [on('sinterklaas', iso(year, 12, 5))] : []),
    on('christmas', iso(year, 12, 25)),
  ].sort((one, other) => (one.first < other.first ? -1 : 1));
}

/** What is on at a date, and what begins within so many days after it, the next first. */
export function seasonsAround(date: string, ahead: number, country: string | undefined): SeasonDates[] {
  const year = Number(date.slice(0, 4));
  const until = daysAfter(date, ahead);
  return [...seasonsOf(year, country), ...seasonsOf(year + 1, country)].filter(
    ({ first, last }) => last >= date && first <= until,
  );
}
