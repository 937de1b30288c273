import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasShapeOf } from './sameShape';

describe('the shape of a stored value', () => {
  it('is that of the value it copies', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        // A list may hold items of different shapes, which no result does.
        fc.pre(!JSON.stringify(value).includes('['));
        expect(hasShapeOf(value, structuredClone(value))).toBe(true);
      }),
    );
  });

  it.each([
    ['other words and more of them', { lines: ['a'], score: 3 }, { lines: ['b', 'c'], score: 4 }, true],
    ['more than the code knows', { a: 1 }, { a: 2, b: 3 }, true],
    ['less than the code needs', { a: 1, b: 2 }, { a: 1 }, false],
    ['another kind', { a: '1' }, { a: 1 }, false],
    ['a list for an object', { a: { b: 1 } }, { a: [] }, false],
    ['a part of a list that is of another kind', [{ a: 1 }], [{ a: 1 }, { a: 'x' }], false],
    ['nothing', { a: 1 }, null, false],
    ['a part that may be missing', { a: undefined }, {}, true],
  ])('%s', (_, fresh, kept, fits) => {
    expect(hasShapeOf<unknown>(fresh, kept)).toBe(fits);
  });
});
