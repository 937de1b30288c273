const DAY_MS = 24 * 60 * 60_000;

/** Days since 1970 by the local calendar: one more from local midnight on, whatever the clock changes. */
export function dayNumber(at: Date): number {
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / DAY_MS;
}

/** The item whose turn it is, with `turn` counted from 0 and all of them in rotation. Throws if there are none. */
export function inTurn<T>(all: readonly T[], turn: number): T {
  const one = all[((turn % all.length) + all.length) % all.length];
  if (one === undefined) throw new Error('There is nobody to take a turn');
  return one;
}
