/** A source of numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** The same numbers for the same seed (32 bits), so that a result can be reproduced: Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
