import { expect, it } from 'vitest';
import { MARK_KEY, START_KEYS } from '../../contracts/storageKeys';
import { STARTING } from './hydrateState';

it('a start hydrates what the page reads ahead', () => {
  expect(START_KEYS.toSorted()).toEqual([MARK_KEY, ...STARTING.map(({ shape }) => shape.key)].toSorted());
});
