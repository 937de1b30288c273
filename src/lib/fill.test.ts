import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from './fill';

describe('fill', () => {
  it('puts any text in exactly as it was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
        expect(fill('{{product}} : {{product}} !', { product: typed })).toBe(`${typed} : ${typed} !`);
      }),
    );
  });

  it('does not look through what it has put in', () => {
    expect(fill('{{a}} {{b}}', { a: '{{b}} $& $1', b: 'x' })).toBe('{{b}} $& $1 x');
  });

  it('leaves a slot that it has no value for, and one that only objects have', () => {
    expect(fill('{{a}} {{constructor}}', {})).toBe('{{a}} {{constructor}}');
  });
});
