import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NICHE_PICKS } from '../../domain/matchNiche';
import { freshChoice } from '../../domain/products/freshChoice';
import { checkScript } from '../../domain/scriptCheck/checkScript';
import type { ScriptLanguage } from '../../domain/scriptCheck/phrases';
import { seededRandom } from '../../lib/seededRandom';
import { generate, type LiveScripts, type ScriptVersion } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';
import type { Texts } from './material';

const CATALOGUES: [ScriptLanguage, Texts, string][] = [
  ['fr', french.texts, french.labels.disclosure],
  ['en', english.texts, english.labels.disclosure],
];
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

const make = (niche = 'beauty', texts: Texts = french.texts, seed = 1) =>
  generate({ niche }, texts, { choose: freshChoice(seededRandom(seed)) });
const versionsOf = ({ shortVersion, longVersion }: LiveScripts) => [shortVersion, longVersion];
const scriptOf = ({ structure }: ScriptVersion) => structure.flatMap(({ content }) => content);
const strings = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(strings) : [];
};
const sentencesOf = (text: string) => text.split(/(?<=[.!?…]) /u).map((sentence) => sentence.trim().toLowerCase());
const every = NICHE_PICKS.flatMap((niche) =>
  CATALOGUES.map(([language, texts, onScreen]) => ({ niche, language, texts, onScreen })),
);

describe('the specification of the live scripts', () => {
  it('short version 5 minutes (5 steps spanning 0-5 min)', () => {
    const { duration, durationText, structure } = make().shortVersion;
    expect({ duration, durationText }).toEqual({ duration: 5, durationText: '5\u00a0minutes' });
    expect(structure).toHaveLength(5);
    expect([structure[0]?.timing.from, structure[4]?.timing.to]).toEqual([0, 5]);
  });

  it('long version 15-20 minutes', () => {
    const { duration, durationText } = make().longVersion;
    expect(durationText).toBe('15-20\u00a0minutes');
    expect(duration).toBeGreaterThanOrEqual(15);
    expect(duration).toBeLessThanOrEqual(20);
  });

  it('product-link timing 1m30 (short) or 12 minutes (long), where a step begins', () => {
    const { shortVersion, longVersion } = make();
    expect(shortVersion.productLinkTiming.moment).toBe('1m30');
    expect(longVersion.productLinkTiming.moment).toBe('12\u00a0minutes');
    expect(shortVersion.structure.find(({ timing }) => timing.from === 1.5)?.id).toBe('demo');
    expect(longVersion.structure.find(({ timing }) => timing.from === 12)?.id).toBe('basket');
  });

  it('recommended version is short', () => {
    for (const niche of NICHE_PICKS) expect(make(niche).recommendedVersion).toBe('short');
  });

  it('Live-script niches: beaute, tech, fitness, lifestyle, cuisine, mode, maison, parent', () => {
    const names = ['beaute', 'tech', 'fitness', 'lifestyle', 'cuisine', 'mode', 'maison', 'parent'];
    expect(names.map((name) => make(name).niche)).toEqual([...NICHE_PICKS]);
  });
});

describe('both lengths', () => {
  it('have steps that fill the announced minutes, one after the other', () => {
    for (const version of versionsOf(make())) {
      const ends = version.structure.map(({ timing }) => timing.to);
      expect(version.structure.map(({ timing }) => timing.from)).toEqual([0, ...ends.slice(0, -1)]);
      expect(ends.at(-1)).toBe(version.duration);
    }
  });

  it.each(every)('whose steps fill the announced minutes: $niche, $language', ({ niche, texts }) => {
    for (const seed of SEEDS) {
      for (const { structure, duration } of versionsOf(make(niche, texts, seed))) {
        for (const { timing, beats, content } of structure) {
          expect(
            beats.reduce((sum, { seconds }) => sum + seconds, 0),
            content.join(' '),
          ).toBe((timing.to - timing.from) * 60);
          // Said, shown or asked: no beat is too short to be done, and none so long that the live would drag.
          for (const { seconds, what } of beats.slice(1)) {
            expect(seconds, what).toBeGreaterThanOrEqual(15);
            expect(seconds, what).toBeLessThanOrEqual(75);
          }
        }
        const whole = structure.flatMap(({ beats }) => beats).reduce((sum, { seconds }) => sum + seconds, 0);
        expect(whole).toBe(duration * 60);
      }
    }
  });

  it.each(every)('are complete: $niche, $language', ({ niche, texts }) => {
    for (const seed of SEEDS) {
      const made = make(niche, texts, seed);
      for (const text of strings(made)) {
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/\{\{|undefined|\|/);
        expect(text).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
      }
      for (const { structure, engagementTechniques, june2025Trends } of versionsOf(made)) {
        for (const { content, tips } of structure) {
          expect(content.length).toBeGreaterThan(0);
          expect(tips.length).toBeGreaterThanOrEqual(2);
        }
        expect(engagementTechniques.length).toBeGreaterThanOrEqual(2);
        expect(june2025Trends.length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it.each(every)('pass the script check, with the disclosure said in words too: $niche, $language', (given) => {
    const { niche, texts, language, onScreen } = given;
    for (const seed of SEEDS) {
      const made = make(niche, texts, seed);
      for (const version of versionsOf(made)) {
        const text = scriptOf(version).join('\n');
        const context = { language, product: made.product, seconds: version.duration * 60 };
        for (const shown of [onScreen, '']) {
          const { findings } = checkScript(text, { ...context, onScreen: shown });
          expect(
            findings.filter(({ level }) => level !== 'ok'),
            text,
          ).toEqual([]);
        }
      }
    }
  });

  it.each(every)('the long one says all that the short one says: $niche, $language', ({ niche, texts }) => {
    for (const seed of SEEDS) {
      const { shortVersion, longVersion } = make(niche, texts, seed);
      const long = scriptOf(longVersion);
      expect(scriptOf(shortVersion).filter((line) => !long.includes(line))).toEqual([]);
      expect(new Set(long).size).toBe(long.length);
    }
  });
});

describe('the texts', () => {
  it('have no sentence in two niches, nor twice in one', () => {
    for (const [, texts] of CATALOGUES) {
      const all = NICHE_PICKS.flatMap((niche) => strings(texts.niches[niche]).flatMap(sentencesOf));
      expect(all.filter((sentence, place) => all.indexOf(sentence) !== place)).toEqual([]);
    }
  });

  it('have the same shape in both languages', () => {
    const shapeOf = (tree: unknown): unknown => {
      if (typeof tree === 'string') return '';
      if (Array.isArray(tree)) return tree.map(shapeOf);
      return tree !== null && typeof tree === 'object'
        ? Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, shapeOf(value)]))
        : tree;
    };
    expect(shapeOf(french)).toEqual(shapeOf(english));
  });
});

describe('the picks', () => {
  it('are the same for the same seed and different for another', () => {
    expect(make('tech')).toEqual(make('tech'));
    expect(new Set(SEEDS.map((seed) => make('tech', french.texts, seed).product)).size).toBe(2);
  });

  it('any typed niche gives a complete result: one of the eight, else beauty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (niche, seed) => {
        const made = make(niche, french.texts, seed);
        expect(NICHE_PICKS).toContain(made.niche);
        expect(made.shortVersion.structure).toHaveLength(5);
      }),
    );
    expect(make('Philatélie').niche).toBe('beauty');
  });
});
