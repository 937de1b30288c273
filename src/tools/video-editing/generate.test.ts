import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NICHE_PICKS } from '../../domain/matchNiche';
import { freshChoice } from '../../domain/products/freshChoice';
import { countWords } from '../../domain/scriptCheck/speakingTime';
import { seededRandom } from '../../lib/seededRandom';
import { CONTENT_TYPES, generate } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';

const LANGUAGES = [
  { language: 'en', catalogue: english },
  { language: 'fr', catalogue: french },
];

const make = (niche: string, contentType: string, { texts }: typeof english = french) =>
  generate({ niche, contentType }, texts, { choose: freshChoice(seededRandom(1)) });
const pairs = NICHE_PICKS.flatMap((niche) => CONTENT_TYPES.map(({ id: contentType }) => ({ niche, contentType })));
const strings = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(strings) : [];
};

const NAMED: Readonly<Record<string, readonly [recommended: number, min: number, max: number]>> = {
  'beauty face_cam': [22, 15, 30],
  'beauty transformation': [28, 20, 35],
  'tech test_produit': [21, 18, 25],
  'fitness test_produit': [25, 20, 30],
};

describe('the specification of the editing optimiser', () => {
  it.each([
    ['beauty face cam 22 s (15-30)', 'beauty face_cam'],
    ['beauty transformation 28 s (20-35)', 'beauty transformation'],
    ['tech product test 21 s (18-25)', 'tech test_produit'],
    ['fitness product test 25 s (20-30)', 'fitness test_produit'],
  ])('%s', (_, pair) => {
    const [niche = '', contentType = ''] = pair.split(' ');
    const { recommended, min, max } = make(niche, contentType).optimalDuration;
    expect([recommended, min, max]).toEqual(NAMED[pair]);
  });

  it('default 20 s (15-25)', () => {
    for (const { niche, contentType } of pairs) {
      if (NAMED[`${niche} ${contentType}`]) continue;
      expect(make(niche, contentType).optimalDuration).toMatchObject({ recommended: 20, min: 15, max: 25 });
    }
  });

  it('Cut frequency 2 to 3 s', () => {
    const seconds = pairs.map(({ niche, contentType }) => make(niche, contentType).cutFrequency.seconds);
    expect([Math.min(...seconds), Math.max(...seconds)]).toEqual([2, 3]);
  });

  it('ids face_cam, voice_over, test_produit, transformation, live_replay, each with name and description', () => {
    expect(CONTENT_TYPES.map(({ id }) => id)).toEqual(Object.keys(french.labels.types));
  });

  it('dynamic structure as timeframes: from 0 to the recommended second without a gap', () => {
    for (const { niche, contentType } of pairs) {
      const { dynamicStructure, optimalDuration } = make(niche, contentType);
      const timeframes = dynamicStructure.map(({ timeframe }) => timeframe);
      const ends = timeframes.map(({ to }) => to);
      expect(timeframes.map(({ from }) => from)).toEqual([0, ...ends.slice(0, -1)]);
      expect(ends.at(-1)).toBe(optimalDuration.recommended);
      for (const { from, to } of timeframes) expect(to - from).toBeGreaterThanOrEqual(3);
    }
  });

  it('a live-replay bonus tips block only for live_replay', () => {
    for (const { niche, contentType } of pairs) {
      const { liveReplayBonus } = make(niche, contentType);
      expect(liveReplayBonus?.tips.length).toBe(contentType === 'live_replay' ? 3 : undefined);
    }
  });
});

describe.each(LANGUAGES)('the advice ($language)', ({ catalogue }) => {
  it('is complete for all 5 content types in all 8 niches', () => {
    for (const { niche, contentType } of pairs) {
      const advice = make(niche, contentType, catalogue);
      for (const text of strings(advice)) expect(text.trim()).not.toBe('');
      expect(advice.dynamicStructure).toHaveLength(4);
      expect(advice.visualEffects.map(({ effects }) => effects.length)).toEqual([3, 3, 3]);
      expect(advice.june2025Trends.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('no sentence is word for word in two niches, nor twice in one', () => {
    const sentences = strings(catalogue.texts.niches).flatMap((text) => text.split(/(?<=[.!?…])\s+/));
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
    expect(sentences.length).toBeGreaterThan(500);
  });

  it('is short enough to read between two takes: at most 24 words a text', () => {
    for (const text of strings(catalogue.texts.niches)) expect(countWords(text), text).toBeLessThanOrEqual(24);
  });

  it("holds neither 'lien' nor 'bio' as a word, and no slot left open", () => {
    expect(JSON.stringify(catalogue)).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
    expect(JSON.stringify(catalogue.texts.niches)).not.toContain('{{');
  });

  it('stays whole whatever the answers are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (niche, contentType) => {
        const advice = make(niche, contentType, catalogue);
        expect(NICHE_PICKS).toContain(advice.niche);
        expect(advice.dynamicStructure).toHaveLength(4);
      }),
    );
  });
});
