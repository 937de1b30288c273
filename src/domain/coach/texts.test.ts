import { describe, expect, it } from 'vitest';
import { NICHES } from '../niches';
import { goalBubbles, saleBubble } from './goal';
import { type CoachLanguage, TOPICS } from './guide';
import { PRODUCT_KINDS } from './shots';
import { TEXTS } from './texts';
import { welcome } from './welcome';

/** Every text of a catalogue; functions are given a word for each argument. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function' && value.length > 0) return textsIn(value('mot', 'mot', 'mot', 'mot', 'mot'));
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

const LANGUAGES = ['fr', 'en'] as const;

/** What every topic says of a product of every kind. */
const productTexts = (language: CoachLanguage): string[] =>
  PRODUCT_KINDS.flatMap((kind) => {
    const product = { name: 'ton sérum', bare: 'Sérum', shots: TEXTS[language].shots[kind], seconds: 24 };
    return Object.values(TEXTS[language].forProduct).flatMap((say) =>
      say({ ...product, unsaid: (lines) => [...lines] }),
    );
  });

const textsOf = (language: CoachLanguage): string[] => {
  const { forProduct: _, ...others } = TEXTS[language];
  return [...textsIn(others), ...productTexts(language)];
};

describe.each(LANGUAGES)('the engine’s own words (%s)', (language) => {
  const all = [...textsOf(language), welcome(language)];

  it('never say « lien » or « bio »', () => {
    for (const text of all) expect(text).not.toMatch(/(?<![\p{L}\p{N}])(?:lien|bio)(?![\p{L}\p{N}])/iu);
  });

  it('have typographic apostrophes', () => {
    for (const text of all) expect(text).not.toMatch(/\p{L}'\p{L}/u);
  });

  it('know why, for every topic, in at most 60 words', () => {
    for (const topic of TOPICS) {
      if (topic !== 'small-talk') expect(TEXTS[language].reasons[topic].split(/\s+/).length).toBeLessThanOrEqual(60);
    }
  });

  it('say something of a product in at most 75 words a bubble', () => {
    const words = (bubble: string) => bubble.match(/[\p{L}\p{N}]+(?:[’'–-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
    for (const bubble of productTexts(language)) expect(words(bubble), bubble).toBeLessThanOrEqual(75);
  });

  it('have captions of at most 150 characters', () => {
    const captions = (TEXTS[language].more.descriptions ?? []).flatMap(
      (bubble) => bubble.match(/[«“][^»”]+[»”]/g) ?? [],
    );
    expect(captions.length).toBeGreaterThanOrEqual(4);
    for (const caption of captions) expect(caption.length).toBeLessThanOrEqual(150);
  });

  it('welcome in 2 or 3 bubbles, without promising income', () => {
    const text = welcome(language);
    expect(text.split('|||').length).toBeGreaterThanOrEqual(2);
    expect(text.split('|||').length).toBeLessThanOrEqual(3);
    expect(text).not.toMatch(/[€$]/);
  });
});

describe('French typography', () => {
  it('has no-break spaces before : ; ! ? % € and inside « »', () => {
    for (const text of [...textsOf('fr'), welcome('fr')]) {
      expect(text).not.toMatch(/ [:;!?%€»]|« |[\p{L}\d»][!?;](?!\p{L})/u);
    }
  });

  it('says « tu »', () => {
    for (const text of textsOf('fr')) expect(text).not.toMatch(/(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu);
  });
});

describe('sums', () => {
  it('show every term, formatted in the language, as assumptions', () => {
    const [french] = goalBubbles(TEXTS.fr, 2000, 'beauty');
    expect(french.replace(/[\u00a0\u202f]/g, ' ')).toContain('2 000 € ÷ (2,80 € × 3,2 % de conversion) = 22 322 vues');
    expect(french).toContain('hypothèses, pas une prévision');
    const [english] = goalBubbles(TEXTS.en, 2000, 'beauty');
    expect(english).toContain('€2,000 ÷ (€2.80 × 3.2% conversion) = 22,322 views');
    expect(english).toContain('assumptions, not a forecast');
  });

  it.each(NICHES)('have a cautious version beside them (%s)', (niche) => {
    expect(goalBubbles(TEXTS.en, 1000, niche)[1]).toMatch(/1–3% of views.*2–5% of clicks/);
  });

  it('of a sale are exact to the cent', () => {
    expect(saleBubble(TEXTS.en, { price: 25, rate: 15, orders: 1 })).toContain('€25 × 15% = €3.75');
    expect(saleBubble(TEXTS.en, { price: 19.99, rate: 12.5, orders: 3 })).toContain('€7.50');
  });
});
