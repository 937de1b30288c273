const DAY_MS = 24 * 60 * 60_000;

/** Days since 1970 by the device's calendar: one more from local midnight on, whatever the clock changes. */
export function dayNumber(at: Date): number {
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / DAY_MS;
}

/** Whose turn it is, where all take turns from 0 on. Throws where there is none. */
export function inTurn<T>(all: readonly T[], turn: number): T {
  const one = all[((turn % all.length) + all.length) % all.length];
  if (one === undefined) throw new Error('There is nobody to take a turn');
  return one;
}
