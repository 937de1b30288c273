import { expect, it } from 'vitest';
import { type Count, countOriginals, countOthers } from '../../scripts/danger/measure.ts';
import { lookOut } from '../../src/domain/danger/readers';
import toTheCoach from '../fixtures/danger/coach.fr-en.json';
import questions from '../fixtures/danger/ordinaryQuestions.json';

// On messages that were never trained on; `node scripts/danger/countSealed.ts` prints the counts.

const together = (counts: Iterable<Count>, key: keyof Count) =>
  Array.from(counts, (count) => count[key]).reduce((sum, one) => sum + one, 0);

it('of 200 sealed messages of danger in French and English at most 2 in 100 are missed, of 501 ordinary ones 1 in 100 wrongly taken', () => {
  const { danger, missed, ordinary, wronglyTaken } = countOriginals('sealed');
  expect([danger, ordinary]).toEqual([200, 501]);
  expect(missed).toBeLessThanOrEqual(4);
  expect(wronglyTaken).toBeLessThanOrEqual(5);
});

it('in the other 51 languages at most 10 in 100 are missed together, and 2 in 100 wrongly taken', () => {
  const counts = [...countOthers('sealed').values()];
  expect(counts).toHaveLength(51);
  expect(together(counts, 'missed') / together(counts, 'danger')).toBeLessThanOrEqual(0.1);
  expect(together(counts, 'wronglyTaken') / together(counts, 'ordinary')).toBeLessThanOrEqual(0.02);
});

it('of what people ask the coach at most 1 in 100 is taken for danger, and 3 in 100 are asked about', () => {
  const found = questions.map((message) => lookOut(message));
  expect(found.length).toBeGreaterThan(250);
  const share = (isSure: boolean) => found.filter((one) => one?.isSure === isSure).length / found.length;
  expect(share(true)).toBeLessThanOrEqual(0.01);
  expect(share(false)).toBeLessThanOrEqual(0.03);
});

it('of 1,324 strangers’ messages to the coach at most 1 in 100 is taken for danger, and 12 in 100 are asked about; of 120 of danger in such talk at most 18 in 100 are missed', () => {
  const share = (messages: readonly string[], isMeant: (found: ReturnType<typeof lookOut>) => boolean) =>
    messages.filter((message) => isMeant(lookOut(message))).length / messages.length;
  expect(share(toTheCoach.strangers, (found) => found?.isSure === true)).toBeLessThanOrEqual(0.01);
  expect(share(toTheCoach.strangers, (found) => found?.isSure === false)).toBeLessThanOrEqual(0.12);
  expect(share(toTheCoach.danger, (found) => found === undefined)).toBeLessThanOrEqual(0.18);
});
