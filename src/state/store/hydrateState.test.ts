import { expect, it } from 'vitest';
import { STARTING } from './hydrateState';
import { MARK_KEY, START_KEYS } from './storageKeys';

it('a start hydrates what the page reads ahead', () => {
  expect(START_KEYS.toSorted()).toEqual([MARK_KEY, ...STARTING.map(({ shape }) => shape.key)].toSorted());
});
