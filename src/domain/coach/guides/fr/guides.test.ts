import { describe, expect, it } from 'vitest';
import { NICHES } from '../../../niches';
import { type Guide, TOPICS, type Topic } from '../../guide';
import { guides } from './all';

const WITH_EVERY_NICHE: readonly Topic[] = [
  'start',
  'niche-choice',
  'product-choice',
  'hooks',
  'titles',
  'scripts',
  'filming',
  'editing',
  'first-live',
  'calls-to-action',
  'descriptions',
  'hashtags',
  'posting-times',
  'claims',
  'faceless-and-ai',
  'live-run',
  'live-objections',
  'views-without-sales',
  'calendar',
];

const nicheTexts = (guide: Guide) => Object.values(guide.byNiche ?? {});
const answers = (guide: Guide) => [...guide.parts, ...nicheTexts(guide)];
const everyText = (guide: Guide) => [...answers(guide), ...guide.suggestions, ...guide.questions];
const countWords = (text: string) => text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
const withoutQuotes = (text: string) => text.replace(/«[^»]*»/g, '');
const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe('French guides', () => {
  it('covers every topic once, in the order of TOPICS', () => {
    expect(guides.map((guide) => guide.topic)).toEqual([...TOPICS]);
  });

  it('says no bubble twice', () => {
    expect(repeated(guides.flatMap(answers))).toEqual([]);
  });

  it('asks no question under two topics', () => {
    expect(repeated(guides.flatMap((guide) => guide.questions.map((text) => text.toLowerCase())))).toEqual([]);
  });

  it('suggests only what is word for word a question of some guide', () => {
    const questions = new Set(guides.flatMap((guide) => guide.questions));
    expect(guides.flatMap((guide) => guide.suggestions).filter((text) => !questions.has(text))).toEqual([]);
  });

  it.each(WITH_EVERY_NICHE)('%s has a text for every niche', (topic) => {
    const guide = guides.find((candidate) => candidate.topic === topic);
    expect(Object.keys(guide?.byNiche ?? {}).sort()).toEqual([...NICHES].sort());
  });

  it('descriptions: every caption is at most 150 characters and discloses', () => {
    const guide = guides.find((candidate) => candidate.topic === 'descriptions');
    const captions = [guide?.parts[0] ?? '', ...(guide ? nicheTexts(guide) : [])].map(
      (text) => /«\u00a0([^»]*)\u00a0»/.exec(text)?.[1] ?? '',
    );
    expect(captions).toHaveLength(NICHES.length + 1);
    for (const caption of captions) {
      expect(caption).toMatch(/(Collaboration commerciale|Publicité)$/);
      expect(caption.length, caption).toBeLessThanOrEqual(150);
    }
  });

  it('hashtags: five tags a niche, the market first', () => {
    const guide = guides.find((candidate) => candidate.topic === 'hashtags');
    for (const text of guide ? nicheTexts(guide) : []) {
      expect(text.split('\n')[0]).toMatch(/^#tiktokshopfrance( #[\p{L}\p{N}]+){4}$/u);
    }
  });

  it('earnings-goal: names no amount, the engine computes it', () => {
    const guide = guides.find((candidate) => candidate.topic === 'earnings-goal');
    expect(guide?.parts.join(' ')).not.toMatch(/€|euros?/);
  });

  describe.each(guides)('$topic', (guide) => {
    it('has 2 to 4 parts, 8 to 14 questions and 2 to 4 suggestions', () => {
      expect(guide.parts.length).toBeGreaterThanOrEqual(2);
      expect(guide.parts.length).toBeLessThanOrEqual(4);
      expect(guide.questions.length).toBeGreaterThanOrEqual(8);
      expect(guide.questions.length).toBeLessThanOrEqual(14);
      expect(guide.suggestions.length).toBeGreaterThanOrEqual(2);
      expect(guide.suggestions.length).toBeLessThanOrEqual(4);
    });

    it('replaces an existing part, and never the only other one with a slot', () => {
      expect(guide.byNiche === undefined).toBe(guide.nichePart === undefined);
      expect(guide.parts[guide.nichePart ?? 0]).toBeDefined();
      const withSlot = guide.parts.filter((part) => part.includes('{product}'));
      expect(withSlot.length).toBeLessThanOrEqual(1);
      expect(guide.parts.length - withSlot.length).toBeGreaterThanOrEqual(2);
      expect(nicheTexts(guide).filter((text) => text.includes('{'))).toEqual([]);
    });

    it('keeps every bubble under 75 words', () => {
      expect(answers(guide).filter((text) => countWords(text) > 75)).toEqual([]);
    });

    it('never says the two words the platform holds against a text', () => {
      expect(everyText(guide).filter((text) => /(?<!\p{L})(lien|bio)(?!\p{L})/iu.test(text))).toEqual([]);
    });

    it('says tu outside quoted lines', () => {
      expect(
        answers(guide).filter((text) => /(?<!\p{L})(vous|votre|vos)(?!\p{L})/iu.test(withoutQuotes(text))),
      ).toEqual([]);
    });

    it('follows French typography', () => {
      for (const text of everyText(guide)) {
        expect(text).not.toMatch(/\p{L}'\p{L}/u);
        expect(text).not.toMatch(/ [:;!?%€»]/);
        expect(text).not.toMatch(/« /);
        expect(text).not.toMatch(/\p{L}[!?;»]|«\p{L}/u);
        expect(text).not.toMatch(/\.\.\./);
      }
    });
  });
});
