import { describe, expect, it } from 'vitest';
import { NICHES, type Niche } from '../../../niches';
import { type Guide, TOPICS, type Topic } from '../../guide';
import { guides } from './all';

const EVERY_NICHE_IN: readonly Topic[] = [
  'start',
  'niche-choice',
  'product-choice',
  'hooks',
  'titles',
  'scripts',
  'filming',
  'editing',
  'calls-to-action',
  'descriptions',
  'hashtags',
  'posting-times',
  'first-live',
];
const RISKY_NICHES: readonly Niche[] = ['beauty', 'wellness', 'fitness', 'cooking', 'parenting', 'tech'];
const VIDEO_ANALYSIS = 'Analyze my video';
const VIDEO_ANALYSIS_IN: readonly Topic[] = ['low-views', 'hooks', 'editing', 'filming', 'analytics'];

const nicheTexts = (guide: Guide): string[] => Object.values(guide.byNiche ?? {});
const bubbles = (guide: Guide): string[] => [...guide.parts, ...nicheTexts(guide)];
const texts = (guide: Guide): string[] => [...bubbles(guide), ...guide.questions, ...guide.suggestions];
const words = (text: string): number => text.split(/\s+/).length;
const asTyped = (text: string): string => text.toLowerCase().replace(/[^a-z0-9 ]/g, '');
const guideOf = (topic: Topic): Guide => {
  const guide = guides.find((candidate) => candidate.topic === topic);
  if (!guide) throw new Error(`no English guide for ${topic}`);
  return guide;
};

describe('the English guides', () => {
  it('cover every topic once, in order', () => {
    expect(guides.map((guide) => guide.topic)).toEqual(TOPICS);
  });

  it('send each suggestion to a question of a guide', () => {
    const asked = new Set(guides.flatMap((guide) => guide.questions.map(asTyped)));
    const unanswered = guides
      .flatMap((guide) => guide.suggestions)
      .filter((suggestion) => suggestion !== VIDEO_ANALYSIS && !asked.has(asTyped(suggestion)));
    expect(unanswered).toEqual([]);
  });

  it('ask no question in two guides', () => {
    const asked = guides.flatMap((guide) => guide.questions.map(asTyped));
    expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([]);
  });

  it.each(EVERY_NICHE_IN)('%s speaks to each niche', (topic) => {
    expect(Object.keys(guideOf(topic).byNiche ?? {}).sort()).toEqual([...NICHES].sort());
  });

  it('claims speak to the niches with risks of their own', () => {
    expect(Object.keys(guideOf('claims').byNiche ?? {})).toEqual(expect.arrayContaining([...RISKY_NICHES]));
  });

  it.each(NICHES)('the caption for %s fits what is visible and starts with the disclosure', (niche) => {
    const caption = guideOf('descriptions').byNiche?.[niche]?.match(/“(.+)”/)?.[1] ?? '';
    expect(caption).toMatch(/^Ad · /);
    expect(caption.length).toBeLessThanOrEqual(150);
  });

  it.each(NICHES)('%s gets five hashtags', (niche) => {
    expect(guideOf('hashtags').byNiche?.[niche]?.match(/#\w+/g)).toHaveLength(5);
  });

  it('earnings-goal leaves the figures to the computed sum', () => {
    expect(bubbles(guideOf('earnings-goal')).join(' ')).not.toMatch(/[€$£]|\d/);
  });
});

describe.each(guides.map((guide) => [guide.topic, guide] as const))('%s', (_topic, guide) => {
  it('has 2 to 4 parts of at most 75 words', () => {
    expect(guide.parts.length).toBeGreaterThanOrEqual(2);
    expect(guide.parts.length).toBeLessThanOrEqual(4);
    expect(bubbles(guide).filter((text) => words(text) > 75)).toEqual([]);
  });

  it('has 8 to 14 questions and 2 to 4 different suggestions', () => {
    expect(guide.questions.length).toBeGreaterThanOrEqual(8);
    expect(guide.questions.length).toBeLessThanOrEqual(14);
    expect(guide.suggestions.length).toBeGreaterThanOrEqual(2);
    expect(guide.suggestions.length).toBeLessThanOrEqual(4);
    expect(new Set(guide.suggestions).size).toBe(guide.suggestions.length);
  });

  it('names the video analysis only where a video is the matter', () => {
    expect(guide.suggestions.includes(VIDEO_ANALYSIS) && !VIDEO_ANALYSIS_IN.includes(guide.topic)).toBe(false);
  });

  it('places the niche text and the product slot where the engine can replace or drop them', () => {
    const slotted = guide.parts.flatMap((part, index) => (part.includes('{product}') ? [index] : []));
    expect(slotted.length).toBeLessThanOrEqual(1);
    expect(slotted).not.toContain(guide.nichePart ?? 0);
    expect(guide.parts.length - slotted.length).toBeGreaterThanOrEqual(2);
    expect(nicheTexts(guide).join(' ')).not.toContain('{product}');
    expect(guide.nichePart === undefined).toBe(guide.byNiche === undefined);
    expect(guide.nichePart ?? 0).toBeLessThan(guide.parts.length);
  });

  it('holds only known slots and no whole word lien or bio', () => {
    const all = texts(guide).join(' ');
    expect(all.replaceAll('{product}', '')).not.toMatch(/[{}]/);
    expect(all).not.toMatch(/\b(lien|bio)\b/i);
  });

  it('is set with typographic apostrophes and quotes', () => {
    expect(texts(guide).filter((text) => /['"‘]/.test(text))).toEqual([]);
    expect(texts(guide).filter((text) => text.split('“').length !== text.split('”').length)).toEqual([]);
  });
});
