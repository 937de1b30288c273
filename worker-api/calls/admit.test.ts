import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS, type LimitedCall } from '../../src/contracts/limits';
import { admit, recent } from './admit';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const START = Date.UTC(2026, 10, 21, 12);

/** Makes calls at the given times; returns when they were admitted, and the last answer. */
function makeCalls(call: LimitedCall, at: readonly number[]) {
  const admitted: number[] = [];
  let times: number[] = [];
  let last = admit(call, [], 0);
  for (const now of at) {
    last = admit(call, times, now);
    times = last.times;
    if (last.retryAfterMs === undefined) admitted.push(now);
  }
  return { admitted, last };
}
const many = (count: number, apart: number) => Array.from({ length: count }, (_, index) => START + index * apart);

describe('limits', () => {
  it.each([
    ['chat', 20],
    ['speech', 30],
    ['analysis', 5],
  ] as const)('%s: %i a minute, then a wait until the oldest leaves the minute', (call, perMinute) => {
    const { admitted, last } = makeCalls(call, many(perMinute + 1, 1000));
    expect(admitted).toHaveLength(perMinute);
    expect(last.retryAfterMs).toBe(MINUTE - perMinute * 1000);
  });

  it.each([
    ['chat', 300],
    ['analysis', 40],
  ] as const)('%s: %i a day, then a wait until the oldest leaves the day', (call, perDay) => {
    const apart = MINUTE;
    const { admitted, last } = makeCalls(call, many(perDay + 1, apart));
    expect(admitted).toHaveLength(perDay);
    expect(last.retryAfterMs).toBe(DAY - perDay * apart);
  });

  it('speech has no daily limit', () => {
    expect(makeCalls('speech', many(1440, MINUTE)).admitted).toHaveLength(1440);
  });

  it('hold in every window, wherever it begins, and the wait they state is enough', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<LimitedCall>('chat', 'speech', 'analysis'),
        fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 400 }),
        (call, gaps) => {
          let now = START;
          const at = gaps.map((gap) => (now += gap));
          const { admitted, last } = makeCalls(call, at);
          const { perMinute, perDay = Number.POSITIVE_INFINITY } = LIMITS[call];
          for (const from of admitted) {
            const within = (length: number) => admitted.filter((time) => time >= from && time < from + length).length;
            expect(within(MINUTE)).toBeLessThanOrEqual(perMinute);
            expect(within(DAY)).toBeLessThanOrEqual(perDay);
          }
          if (last.retryAfterMs !== undefined) {
            expect(admit(call, last.times, now + last.retryAfterMs).retryAfterMs).toBeUndefined();
            expect(admit(call, last.times, now + last.retryAfterMs - 1).retryAfterMs).toBe(1);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('forget what no longer counts', () => {
    expect(recent('chat', [START - DAY, START - DAY + 1, START], START)).toEqual([START - DAY + 1, START]);
    expect(recent('speech', [START - MINUTE, START], START)).toEqual([START]);
  });
});
