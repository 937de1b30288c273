import { expect, it } from 'vitest';
import { alignStart } from './alignment';

const anywhere = () => true;

it.each([
  ['friteuse', 'friteuse', 0, 8],
  ['friteuse', 'friteusesanshuile', 0, 8],
  ['friteuse', 'fritteuse', 1, 9],
  ['friteuse', 'friteues', 1, 8],
  ['friteuse', 'fritese', 1, 7],
])('%s begins %s with %i edits', (pattern, text, edits, length) => {
  expect(alignStart(pattern, text, 2, anywhere)).toEqual({ edits, length });
});

it('finds nothing beyond the edits that are allowed', () => {
  expect(alignStart('friteuse', 'bouilloire', 2, anywhere)).toBeUndefined();
  expect(alignStart('friteuse', 'fritteuse', 0, (length) => length > 4)).toBeUndefined();
});

it('ends only where the text may be cut', () => {
  expect(alignStart('lampe', 'lampeled', 1, (length) => length === 8)).toBeUndefined();
  expect(alignStart('lampe', 'lampes', 1, (length) => length === 6)).toEqual({ edits: 1, length: 6 });
});
