import { LIMITS, type LimitedCall } from '../../src/contracts/limits';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** `times` are those to keep; without `retryAfterMs` the call is admitted and among them. */
export interface Admission {
  times: number[];
  retryAfterMs?: number;
}

function windowsOf(call: LimitedCall) {
  const { perMinute, perDay } = LIMITS[call];
  return [
    { length: MINUTE, most: perMinute },
    { length: DAY, most: perDay ?? Number.POSITIVE_INFINITY },
  ].filter(({ most }) => Number.isFinite(most));
}

/** The calls that still count at `now`: those within the call's longest window. Times are in ms. */
export function recent(call: LimitedCall, times: readonly number[], now: number): number[] {
  const longest = Math.max(...windowsOf(call).map(({ length }) => length));
  return times.filter((time) => time > now - longest);
}

/**
 * May one more call be made at `now`, after those at `times` (oldest first, in ms)? The windows slide, so that no
 * minute and no day, wherever it begins, ever holds more than the limit. A refused call does not count.
 */
export function admit(call: LimitedCall, times: readonly number[], now: number): Admission {
  const recentTimes = recent(call, times, now);
  const waits = windowsOf(call).map(({ length, most }) => {
    const leavesFirst = recentTimes.filter((time) => time > now - length).at(-most);
    return leavesFirst === undefined ? 0 : leavesFirst + length - now;
  });
  const retryAfterMs = Math.max(...waits);
  return retryAfterMs > 0 ? { times: recentTimes, retryAfterMs } : { times: [...recentTimes, now] };
}
