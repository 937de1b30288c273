import { localDate } from '../../lib/localDate';

/** When a live begins, in the device's time zone, as date and time fields write it: '2026-11-22', '20:00'. */
export interface LiveTime {
  date: string;
  time: string;
}

/** The first and last date on which a live can be planned at `now`: from today on, for a year. */
export function plannableDates(now: Date): { first: string; tomorrow: string; last: string } {
  const after = (days: number) => localDate(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
  return { first: after(0), tomorrow: after(1), last: after(365) };
}

/** ms since 1970; NaN if a field is empty. */
export const instantOf = ({ date, time }: LiveTime): number => Date.parse(`${date}T${time}`);

/** Whether a live can be planned for then: not in the past, and not more than a year ahead. */
export function isPlannable(live: LiveTime, now: Date): boolean {
  return instantOf(live) > now.getTime() && live.date <= plannableDates(now).last;
}
