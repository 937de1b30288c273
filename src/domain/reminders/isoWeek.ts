const DAY_MS = 24 * 60 * 60_000;

/**
 * The ISO 8601 week (1…53) of the day that `at` (ms since 1970) falls on in `zone` (IANA; the device's own if absent).
 * Written without Temporal, because the service worker uses it too and must stay small.
 */
export function isoWeek(at: number, zone: string | undefined): number {
  const day = localDay(at, zone);
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  // A week belongs to the year of its Thursday.
  const thursday = day + (3 - daysSinceMonday) * DAY_MS;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday - newYear) / (7 * DAY_MS));
}

/** The date in the zone (IANA; the device's own if absent) at `at`, as midnight UTC; both in ms since 1970. */
export function localDay(at: number, zone: string | undefined): number {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day') ?? 1);
}
