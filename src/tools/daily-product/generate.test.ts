import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NICHE_PICKS } from '../../domain/matchNiche';
import { checkInItsLanguage } from '../../domain/scriptCheck/checkedScript';
import { dayAfter, dayOfYear } from '../../domain/weekDates';
import { seededRandom } from '../../lib/seededRandom';
import { calledWith, generate, type Recommendation } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';
import { productTag } from './productTag';
import { FORMATS } from './videoFormats';

const LANGUAGES = [
  { language: 'English', code: 'en', catalogue: english },
  { language: 'French', code: 'fr', catalogue: french },
] as const;
const PRODUCTS = 61;
const TODAY = new Date(2026, 10, 22, 12);

const make = (answers: Record<string, string>, { texts }: typeof english, seed = 1, now = TODAY) =>
  generate(answers, texts, { now, random: seededRandom(seed) });

/** A recommendation for every product of a niche, in their order from today on, each with a seed of its own. */
const round = (niche: string, catalogue: typeof english, seeds = 1) =>
  Array.from({ length: PRODUCTS * seeds }, (_, steps) => make({ niche, steps: String(steps) }, catalogue, steps));

const everything = NICHE_PICKS.flatMap((niche) => round(niche, french, 12));
const rangeOf = (values: readonly number[]) => ({ least: Math.min(...values), most: Math.max(...values) });
/** The digits that follow a code's word: « JIMP15 » gives 15. */
const numbersOf = (word: string) =>
  everything.flatMap(({ promoCode }) => (promoCode.startsWith(word) ? [Number(promoCode.slice(word.length))] : []));

const textsOf = ({ name, viralReason, videoFormat, hook, shopCTA, postingTips }: Recommendation) => [
  ...[name, viralReason, videoFormat.howTo, hook, shopCTA],
  ...postingTips,
];

describe('the specification of the daily recommendation', () => {
  it('Product is chosen by day of year (index = day of the year modulo 61)', () => {
    for (const [day, index] of [
      [new Date(2026, 0, 1, 12), 1],
      [new Date(2026, 2, 1, 12), 60],
      [new Date(2026, 2, 2, 12), 0],
      [new Date(2026, 11, 31, 12), 60],
      [new Date(2028, 11, 31, 12), 0],
    ] as const) {
      expect(dayOfYear(day) % PRODUCTS).toBe(index);
      expect(make({ niche: 'tech' }, french, 1, day)).toMatchObject({
        id: `tech-${index}`,
        name: french.texts.niches.tech.products[index]?.name,
      });
    }
  });

  it("'new recommendation' steps on from today's, and after 61 the first comes again, filmed another way", () => {
    const [today, next] = [make({ niche: 'home' }, english), make({ niche: 'home', steps: '1' }, english)];
    const again = make({ niche: 'home', steps: '61' }, english);
    expect(next).toMatchObject({ steps: 1, id: make({ niche: 'home' }, english, 1, dayAfter(TODAY, 1)).id });
    expect(again.id).toBe(today.id);
    expect(again.videoFormat.id).not.toBe(today.videoFormat.id);
    expect(new Set(round('home', english).map(({ id }) => id)).size).toBe(PRODUCTS);
  });

  it('Promo code patterns: {NICHE}{10-39}, JIMP{5-29}, VIRAL{15-34}', () => {
    const words = NICHE_PICKS.map((niche) => french.texts.niches[niche].code);
    expect(words).toEqual(['BEAUTE', 'TECH', 'FITNESS', 'LIFESTYLE', 'CUISINE', 'MODE', 'MAISON', 'PARENT']);
    expect(rangeOf(words.flatMap(numbersOf))).toEqual({ least: 10, most: 39 });
    expect(rangeOf(numbersOf('JIMP'))).toEqual({ least: 5, most: 29 });
    expect(rangeOf(numbersOf('VIRAL'))).toEqual({ least: 15, most: 34 });
    const own = (niche: string) => new RegExp(`^(?:${niche}|JIMP|VIRAL)\\d{1,2}$`);
    for (const { niche, promoCode } of everything)
      expect(promoCode).toMatch(own(niche ? french.texts.niches[niche].code : ''));
  });

  it('Expected revenue is a random range from about 200-700 up to 600-1400 euros', () => {
    expect(rangeOf(everything.map(({ expectedRevenue }) => expectedRevenue.low))).toEqual({ least: 200, most: 700 });
    const highest = rangeOf(everything.map(({ expectedRevenue }) => expectedRevenue.high));
    expect(highest.least).toBeGreaterThanOrEqual(600);
    expect(highest.most).toBeLessThanOrEqual(1400);
    for (const { expectedRevenue } of everything) expect(expectedRevenue.high).toBeGreaterThan(expectedRevenue.low);
  });

  it('trendScore 70-99, and it is what its parts add up to', () => {
    const scores = everything.map(({ trendScore }) => trendScore);
    expect(rangeOf(scores.map(({ score }) => score))).toEqual({ least: 70, most: 99 });
    for (const { score, parts } of scores) expect(score).toBe(70 + (parts?.format ?? NaN) + (parts?.time ?? NaN));
  });

  it('Time to create 15-59 minutes, the more difficult the longer', () => {
    const minutesOf = (difficulty: string) =>
      rangeOf(everything.filter((one) => one.difficulty === difficulty).map(({ timeToCreate }) => timeToCreate));
    expect(minutesOf('easy')).toEqual({ least: 15, most: 29 });
    expect(minutesOf('medium')).toEqual({ least: 30, most: 44 });
    expect(minutesOf('advanced')).toEqual({ least: 45, most: 59 });
  });

  it('Fallback: JIMP15, 300-700 euros, Moyen, 30 minutes, score 75', () => {
    for (const niche of ['', 'gaming', 'Plongée'])
      for (const steps of ['0', '1', '2'])
        expect(make({ niche, steps }, french)).toMatchObject({
          niche: undefined,
          promoCode: 'JIMP15',
          expectedRevenue: { low: 300, high: 700 },
          difficulty: 'medium',
          timeToCreate: 30,
          trendScore: { score: 75 },
        });
    expect(french.labels.difficulty).toEqual({ easy: 'Facile', medium: 'Moyen', advanced: 'Avancé' });
  });

  it('hashtags: eight, the product, two of the niche, an occasion and a market first', () => {
    const { niches, markets } = french.texts;
    for (const { niche, name, hashtags } of everything) {
      const words = hashtags.map((tag) => tag.slice(1));
      const bank = niches[niche ?? 'other'].hashtags;
      expect(new Set(hashtags.map((tag) => tag.toLowerCase())).size).toBe(8);
      for (const tag of hashtags) expect(tag).toMatch(/^#[\p{L}\p{M}\p{N}_]+$/u);
      expect(hashtags[0]).toBe(`#${productTag(name).replace(/[^\p{L}\p{N}]/gu, '')}`);
      expect(bank.niche).toEqual(expect.arrayContaining(words.slice(1, 3)));
      expect(bank.occasion).toContain(words[3]);
      expect(markets).toContain(words[4]);
    }
  });
});

it('two days running are never filmed the same way', () => {
  const formats = round('beauty', french).map(({ videoFormat }) => videoFormat.id);
  expect(formats.some((format, place) => format === formats[place + 1])).toBe(false);
  expect(new Set(formats).size).toBe(FORMATS.length);
});

it('both languages have the same product, way, figures and tips at the same place', () => {
  const languageless = ({ id, videoFormat, expectedRevenue, timeToCreate, trendScore }: Recommendation) => ({
    ...{ id, format: videoFormat.id, expectedRevenue, timeToCreate, trendScore },
  });
  for (const niche of NICHE_PICKS)
    expect(round(niche, french).map(languageless)).toEqual(round(niche, english).map(languageless));
});

describe.each(LANGUAGES)('a recommendation in $language', ({ catalogue, code }) => {
  it.each([...NICHE_PICKS, ''])('is complete for every product of %s', (niche) => {
    for (const recommendation of round(niche, catalogue)) {
      expect(recommendation.postingTips).toHaveLength(3);
      for (const text of [...textsOf(recommendation), recommendation.promoCode]) {
        expect(text.trim()).not.toBe('');
        expect(text).not.toContain('{{');
      }
    }
  });

  it('is the same for the same seed and different for another', () => {
    const answers = { niche: 'cooking' };
    expect(make(answers, catalogue)).toEqual(make(answers, catalogue));
    expect(make(answers, catalogue)).not.toEqual(make(answers, catalogue, 2));
  });

  it('gives no code unless the creator has one', () => {
    for (const niche of NICHE_PICKS)
      for (const made of round(niche, catalogue)) expect(calledWith(made, ' ')).not.toContain(made.promoCode);
  });

  it('gives the creator’s own code as it was typed, apart from surrounding blanks', () => {
    const awkward = ['<b>x</b> & "y"', '{{product}} {{code}}', '$& $1 $$', '🧴👩🏽‍🦱', 'קוד', 'ß'.repeat(10_000)];
    const typed = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }));
    const visible = typed.filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(visible, fc.constantFrom(...NICHE_PICKS), fc.nat(), (offer, niche, seed) => {
        const made = make({ niche }, catalogue, seed);
        const marked = calledWith(made, '\u0001');
        expect(marked).not.toContain('{{');
        expect(calledWith(made, offer)).toBe(marked.split('\u0001').join(offer.trim()));
      }),
    );
  });

  it('stays whole whatever the address or the storage holds', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, (niche, steps) => {
        for (const shown of textsOf(make({ niche, steps }, catalogue))) expect(shown).not.toContain('{{');
      }),
    );
  });

  it('has a hook and a call to action that pass the script check', () => {
    const problems = new Set<string>();
    for (const niche of [...NICHE_PICKS, ''])
      for (const offer of ['', 'LEA10'])
        for (const steps of Array.from({ length: PRODUCTS }, (_, step) => String(step))) {
          const made = make({ niche, steps }, catalogue, Number(steps));
          const text = `${made.hook}\n${calledWith(made, offer)}`;
          const script = { text, product: made.name, onScreen: catalogue.labels.disclosure };
          const checked = checkInItsLanguage(script, code);
          expect(checked?.language, script.text).toBe(code);
          for (const finding of checked?.check.findings ?? [])
            if ('problem' in finding) problems.add(`${finding.problem}: ${script.text}`);
        }
    expect([...problems]).toEqual([]);
  });
});

describe.each(LANGUAGES)('the texts in $language', ({ catalogue }) => {
  const { niches } = catalogue.texts;
  const all = [...NICHE_PICKS, 'other'] as const;

  it.each(NICHE_PICKS)('have 61 kinds of product for %s, each once', (niche) => {
    const names = niches[niche].products.map(({ name }) => name.toLowerCase());
    expect(names).toHaveLength(PRODUCTS);
    expect(new Set(names).size).toBe(PRODUCTS);
  });

  it('repeat no sentence within a niche or from one niche to another', () => {
    const sentences = all.flatMap((niche) => {
      const { products, formats, calls, callsWithCode, tips } = niches[niche];
      const texts = [
        ...products.flatMap(({ reason, hook }) => [reason, hook]),
        ...Object.values(formats),
        ...[calls, callsWithCode, tips].flat(),
      ];
      return texts.flatMap((text) => text.split(/(?<=[.!?…])\s+/u)).map((sentence) => sentence.toLowerCase());
    });
    const repeated = sentences.filter((sentence, place) => sentences.indexOf(sentence) < place);
    // A beat of a word or two (« Clic. ») is not a sentence.
    expect(repeated.filter((sentence) => sentence.split(/\s+/).length > 2)).toEqual([]);
  });

  it('have enough to pick from in every niche', () => {
    for (const niche of all) {
      const { calls, callsWithCode, tips, hashtags } = niches[niche];
      const counts = [calls, callsWithCode, tips, hashtags.niche, hashtags.occasion].map(({ length }) => length);
      expect(counts, niche).toEqual([6, 2, 8, 8, 6]);
    }
  });

  it("hold neither 'lien' nor 'bio' as a word", () => {
    expect(JSON.stringify(catalogue)).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
  });
});
