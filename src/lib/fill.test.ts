import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from './fill';

describe('fill', () => {
  it('inserts any text exactly as it was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
        expect(fill('{{product}} : {{product}} !', { product: typed })).toBe(`${typed} : ${typed} !`);
      }),
    );
  });

  it('does not search what it has inserted', () => {
    expect(fill('{{a}} {{b}}', { a: '{{b}} $& $1', b: 'x' })).toBe('{{b}} $& $1 x');
  });

  it('leaves a slot without a value, even one named like a property of every object', () => {
    expect(fill('{{a}} {{constructor}}', {})).toBe('{{a}} {{constructor}}');
  });
});
