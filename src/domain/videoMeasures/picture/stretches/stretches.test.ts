import { describe, expect, it } from 'vitest';
import { stretchesOf } from './stretches';

/** Frames a second apart, each with the time since which the state holds. */
const frames = (...since: (number | undefined)[]) => since.map((from, at) => ({ at, since: from }));

describe('stretches', () => {
  it('go from where the state begins to the first frame without it, or to the last', () => {
    expect(stretchesOf(frames(undefined, 1, 1, undefined, 4, 4), 1)).toEqual([
      { from: 1, to: 3 },
      { from: 4, to: 5 },
    ]);
  });

  it('end where another begins', () => {
    expect(stretchesOf(frames(0, 0, 2, 2), 1)).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 3 },
    ]);
  });

  it('are left out if they are short', () => {
    expect(stretchesOf(frames(0, undefined, 2, 2, undefined), 2)).toEqual([{ from: 2, to: 4 }]);
    expect(stretchesOf([], 1)).toEqual([]);
  });
});
