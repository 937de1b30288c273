import { expect, it } from 'vitest';
import { secondsToSay } from './secondsToSay';

it('2.5 words a second', () => {
  expect(secondsToSay(['one two three four five'])).toBe(2);
  expect(secondsToSay(['L’huile d’olive, c’est ici.', 'Un mètre-ruban.'])).toBe(2);
});

it('takes a second at least', () => {
  expect(secondsToSay(['Look.'])).toBe(1);
  expect(secondsToSay([])).toBe(1);
});
