import { describe, expect, it } from 'vitest';
import { CONTENT_FOCUSES } from '../../contracts/video';
import english from './locales/en.json';
import french from './locales/fr.json';
import { PLANNER_NICHES } from './plannerNiches';
import { formatsFor, SUGGESTED } from './suggestedFormats';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const EVERY = PLANNER_NICHES.flatMap((niche) => CONTENT_FOCUSES.map((focus) => ({ niche, focus })));

describe.each([
  ['French', french],
  ['English', english],
])('%s: motivation quote and format suggestions', (_, { texts }) => {
  it('7 motivation quotes, one for each day of the week', () => {
    expect(texts.quotes.length).toBe(7);
    expect(new Set(texts.quotes).size).toBe(7);
  });

  it('there are several formats for every niche and content focus, and no two say the same', () => {
    const all = EVERY.flatMap(({ niche, focus }) => texts.formats[niche][focus]);
    expect(all.length).toBe(EVERY.length * 4);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ hook }) => hook)).size).toBe(all.length);
  });

  it.each(EVERY)(
    'three different ones a day for $niche, $focus; the next day another comes first',
    ({ niche, focus }) => {
      const days = WEEK.map((weekday) => formatsFor(texts.formats, niche, focus, weekday));
      for (const [index, formats] of days.entries()) {
        expect(new Set(formats).size).toBe(SUGGESTED);
        expect(formats[0]).not.toBe(days[index - 1]?.[0]);
      }
      expect(new Set(days.flat()).size).toBe(texts.formats[niche][focus].length);
    },
  );
});
