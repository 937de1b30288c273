import { localDate } from '../../lib/localDate';

/** When a live begins, on the clock of the device, as date and time fields write it: '2026-11-22', '20:00'. */
export interface LiveTime {
  date: string;
  time: string;
}

/** The dates between which a live can be planned at `now`: from today on, for a year. */
export function plannableDates(now: Date): { first: string; tomorrow: string; last: string } {
  const after = (days: number) => localDate(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
  return { first: after(0), tomorrow: after(1), last: after(365) };
}

/** ms since 1970; NaN for a field that is not filled in. */
export const instantOf = ({ date, time }: LiveTime): number => Date.parse(`${date}T${time}`);

/** Whether a live can be planned for then: what is over cannot, nor what is more than a year away. */
export function isPlannable(live: LiveTime, now: Date): boolean {
  return instantOf(live) > now.getTime() && live.date <= plannableDates(now).last;
}
