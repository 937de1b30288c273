import { localDate, noonOf } from '../lib/localDate';
import { dayAfter } from './weekDates';

const [MONDAY, FRIDAY, SATURDAY, SUNDAY] = [1, 5, 6, 7];
const DAYS_A_WEEK = 7;

/** The countries (ISO 3166-1) whose week does not begin on Monday: CLDR's week data. */
const FIRST_DAYS: ReadonlyMap<string, number> = new Map(
  (
    [
      [FRIDAY, 'MV'],
      [SATURDAY, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
      [
        SUNDAY,
        'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
      ],
    ] as const
  ).flatMap(([day, countries]) => countries.split(' ').map((country): [string, number] => [country, day])),
);

/** The day on which a country's week begins, from 1 (Monday) to 7 (Sunday); Monday where nobody knows the country. */
export function firstDayOf(country: string | undefined): number {
  return FIRST_DAYS.get(country ?? '') ?? MONDAY;
}

/** The days from `first` to `last`, both inclusive: local dates, 'YYYY-MM-DD'. */
export interface Period {
  first: string;
  last: string;
}

/** The day this many days later (negative: earlier). */
export const daysAfter = (date: string, days: number): string => localDate(dayAfter(noonOf(date), days));

/** 'This week', the one in every count, aim and review: the week that contains `date`, or the one `ago` weeks earlier. */
export function weekOf(date: string, firstDay: number, ago = 0): Period {
  const weekday = noonOf(date).getDay() || SUNDAY;
  const sinceFirst = (weekday - firstDay + DAYS_A_WEEK) % DAYS_A_WEEK;
  const first = daysAfter(date, -sinceFirst - DAYS_A_WEEK * ago);
  return { first, last: daysAfter(first, DAYS_A_WEEK - 1) };
}

/** The days of a period, in order. */
export function daysOf({ first, last }: Period): string[] {
  const days: string[] = [];
  for (let date = first; date <= last; date = daysAfter(date, 1)) days.push(date);
  return days;
}

/** Whether a date lies in a period. */
export const isIn = ({ first, last }: Period, date: string): boolean => first <= date && date <= last;

/** The local calendar month that contains `date`. */
export function monthOf(date: string): Period {
  const noon = noonOf(date);
  const noonOn = (month: number, day: number) => localDate(new Date(noon.getFullYear(), month, day, 12));
  return { first: noonOn(noon.getMonth(), 1), last: noonOn(noon.getMonth() + 1, 0) };
}
