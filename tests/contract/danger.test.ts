import { expect, it } from 'vitest';
import { type Count, countOriginals, countOthers } from '../../scripts/danger/measure.ts';

// What was reached on messages that nobody learned from; `node scripts/danger/countSealed.ts` prints the counts. The goal
// is higher: 2 and 1 in 100 in French and English, 10 and 2 in 100 in each of the other languages.

const together = (counts: Iterable<Count>, key: keyof Count) =>
  Array.from(counts, (count) => count[key]).reduce((sum, one) => sum + one, 0);

it('of 200 sealed messages of danger in French and English at most 16 are missed, of 501 ordinary ones 5 wrongly taken', () => {
  const { danger, missed, ordinary, wronglyTaken } = countOriginals('sealed');
  expect([danger, ordinary]).toEqual([200, 501]);
  expect(missed).toBeLessThanOrEqual(16);
  expect(wronglyTaken).toBeLessThanOrEqual(5);
});

it('in the other 51 languages at most 12 in 100 are missed together, and 2 in 100 wrongly taken', () => {
  const counts = [...countOthers('sealed').values()];
  expect(counts).toHaveLength(51);
  expect(together(counts, 'missed') / together(counts, 'danger')).toBeLessThanOrEqual(0.12);
  expect(together(counts, 'wronglyTaken') / together(counts, 'ordinary')).toBeLessThanOrEqual(0.02);
});
