const DAY_MS = 24 * 60 * 60_000;

/**
 * The seven local days of the week that contains `now`, Monday first. Each at noon, so that a clock change leaves it on
 * its day.
 */
export function weekDates(now: Date): Date[] {
  const sinceMonday = (now.getDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, place) => dayAfter(now, place - sinceMonday));
}

/** The local day `days` later (negative: earlier), at noon. */
export function dayAfter(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12);
}

/** The number of the local day in its year: 1 on 1 January, 365 or 366 on 31 December. */
export function dayOfYear(at: Date): number {
  const day = Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return 1 + (day - Date.UTC(at.getFullYear(), 0, 1)) / DAY_MS;
}

/** When the next local day begins: midnight, or later if the clocks skip it. */
export function nextMidnight(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
}
