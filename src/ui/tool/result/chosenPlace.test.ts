import { expect, it } from 'vitest';
import { chosenPlace } from './chosenPlace';

const HOOKS = ['a', 'b', 'c'];

it.each([
  ['2', 2],
  ['0', 0],
  [undefined, 1],
  ['3', 1],
  ['-1', 1],
  ['0.5', 1],
  ['length', 1],
  ['x', 1],
])('of three, with the second by default: %s → %i', (answer, place) => {
  expect(chosenPlace(answer, HOOKS, 1)).toBe(place);
});

it('is the first one by default', () => {
  expect(chosenPlace(undefined, HOOKS)).toBe(0);
});
