import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../domain/countries';
import { NICHE_TABLE } from '../../domain/niches';
import { seededRandom } from '../../lib/seededRandom';
import { PRODUCTS } from './catalogue';
import { generate, type ProductsByCountry } from './generate';
import { flagOf } from './icons';
import english from './locales/en.json';
import french from './locales/fr.json';
import {
  MARKET_NICHES,
  marketsNear,
  matchMarketNiche,
  namedMarket,
  STOCKED_COUNTRIES,
  STOCKED_NICHES,
} from './markets';

const LANGUAGES = [
  { language: 'English', catalogue: english },
  { language: 'French', catalogue: french },
];
const MARKETS = COUNTRIES.flatMap((country) => MARKET_NICHES.map((niche) => ({ country, niche })));
const STOCKED = STOCKED_COUNTRIES.flatMap((country) => STOCKED_NICHES.map((niche) => ({ country, niche })));
const EMPTY = MARKETS.filter(
  ({ country, niche }) => !STOCKED.some((market) => market.country === country && market.niche === niche),
);
const [FIRST_SEED, OTHER_SEED] = [1, 2];

const make = (answers: Record<string, string>, { texts }: typeof english = french, seed = FIRST_SEED) =>
  generate(answers, texts, { random: seededRandom(seed) });

const textsOf = ({ products, marketInsight, countryRule, choosing }: ProductsByCountry) => [
  ...[marketInsight, countryRule, choosing],
  ...products.flatMap(({ name, description, viralReason, videoAngle }) => [name, description, viralReason, videoAngle]),
];

describe('the specification of the geo options', () => {
  it('countries France, États-Unis, Royaume-Uni, Canada, Allemagne, Espagne, Italie, Pays-Bas, Belgique, Suisse', () => {
    const { options } = french.labels.questions.country;
    expect(COUNTRIES.map((country) => options[country]).join(', ')).toBe(
      'France, États-Unis, Royaume-Uni, Canada, Allemagne, Espagne, Italie, Pays-Bas, Belgique, Suisse',
    );
  });

  it('niches Beauté & Skincare, Tech & Gadgets, Fitness & Santé, Mode & Style, Maison & Décoration, Food & Cuisine, …', () => {
    const { options } = french.labels.questions.niche;
    expect(MARKET_NICHES.map((niche) => options[niche])).toEqual([
      'Beauté & Skincare',
      'Tech & Gadgets',
      'Fitness & Santé',
      'Mode & Style',
      'Maison & Décoration',
      'Food & Cuisine',
      'Lifestyle & Bien-être',
      'Gaming & Entertainment',
    ]);
  });

  it('2 select questions (country, niche), each option with an icon', () => {
    expect(COUNTRIES.map(flagOf).join(' ')).toBe('🇫🇷 🇺🇸 🇬🇧 🇨🇦 🇩🇪 🇪🇸 🇮🇹 🇳🇱 🇧🇪 🇨🇭');
    expect(new Set(MARKET_NICHES.map((niche) => NICHE_TABLE[niche].emoji)).size).toBe(MARKET_NICHES.length);
  });

  it("Loading text names the chosen country ('... analyse le marché {country}...')", () => {
    expect(french.labels.loading).toBe('Jimp analyse le marché {{country}}…');
  });

  it("Buttons: 'Actualiser', 'Autre pays', 'Autres suggestions'", () => {
    const { refresh, otherCountry, otherSuggestions } = french.labels;
    expect([refresh, otherCountry, otherSuggestions]).toEqual(['Actualiser', 'Autre pays', 'Autres suggestions']);
  });

  it('Product data exists only for France, États-Unis and Royaume-Uni, each with Beauté & Skincare and Tech & Gadgets', () => {
    expect(MARKETS.filter((market) => make(market).products.length > 0)).toEqual(STOCKED);
    expect(STOCKED).toHaveLength(6);
  });

  it.each(STOCKED)('3 products each; the first is the top pick: $country, $niche', (market) => {
    const { products, topPick } = make(market);
    expect(products.map(({ isTopPick }) => isTopPick)).toEqual([true, false, false]);
    expect(topPick).toBe(products[0]);
    expect(products.map(({ id }) => id)).toEqual(PRODUCTS[market.country][market.niche].map(({ id }) => id));
  });

  it('Conversion and appeal scores are between 78 and 92.', () => {
    const scores = STOCKED.flatMap((market) => make(market).products).flatMap((product) => [
      product.conversionPotential,
      product.visualAppeal,
    ]);
    expect(scores).toHaveLength(36);
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(78);
    expect(Math.max(...scores)).toBeLessThanOrEqual(92);
  });

  it.each(STOCKED)('no product has a higher conversion potential than the top pick: $country, $niche', (market) => {
    const scores = make(market).products.map(({ conversionPotential }) => conversionPotential);
    expect(scores[0]).toBe(Math.max(...scores));
  });

  it("if a country/niche pair has no data, the market insight falls back to 'Marché en développement avec opportunités émergentes.' and the product list is empty", () => {
    expect(EMPTY).toHaveLength(74);
    for (const market of EMPTY) {
      const { marketInsight, products, topPick } = make(market);
      expect(marketInsight).toBe('Marché en développement avec opportunités émergentes.');
      expect(products).toEqual([]);
      expect(topPick).toBeUndefined();
    }
  });
});

describe('a market without products', () => {
  const nearby = (country: string, niche: string) => marketsNear(namedMarket({ country, niche }));

  it.each([
    ['CA', 'US'],
    ['DE', 'FR'],
    ['ES', 'FR'],
    ['IT', 'FR'],
    ['NL', 'GB'],
    ['BE', 'FR'],
    ['CH', 'FR'],
  ])('%s is offered its niche in %s', (country, nearest) => {
    expect(nearby(country, 'tech')).toEqual([{ country: nearest, niche: 'tech' }]);
  });

  it('is offered the niches that have products if no country has its own', () => {
    expect(nearby('US', 'fitness')).toEqual([
      { country: 'US', niche: 'beauty' },
      { country: 'US', niche: 'tech' },
    ]);
    expect(nearby('NL', 'gaming')).toEqual([
      { country: 'GB', niche: 'beauty' },
      { country: 'GB', niche: 'tech' },
    ]);
  });

  it('is offered only markets that have products', () => {
    for (const { country, niche } of EMPTY) {
      const markets = nearby(country, niche);
      expect(markets.length).toBeGreaterThan(0);
      for (const market of markets) expect(make({ ...market }).products).toHaveLength(3);
    }
  });
});

describe.each(LANGUAGES)('a result in $language', ({ catalogue }) => {
  it.each(MARKETS)('is complete for $country, $niche', (market) => {
    for (const text of textsOf(make(market, catalogue))) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toContain('{{');
    }
  });

  it('has a rule of its own for every country and advice of its own for every niche', () => {
    expect(new Set(COUNTRIES.map((country) => make({ country }, catalogue).countryRule)).size).toBe(COUNTRIES.length);
    expect(new Set(MARKET_NICHES.map((niche) => make({ niche }, catalogue).choosing)).size).toBe(MARKET_NICHES.length);
  });

  it.each(MARKETS)('is the same for the same seed: $country, $niche', (market) => {
    expect(make(market, catalogue)).toEqual(make(market, catalogue));
  });

  it.each(STOCKED)('is different for another seed: $country, $niche', (market) => {
    expect(make(market, catalogue)).not.toEqual(make(market, catalogue, OTHER_SEED));
  });

  it('stays whole whatever is given as country and niche', () => {
    const awkward = ['<b>x</b>', '{{country}}', '$& $1', 'constructor', '__proto__', '🇫🇷', 'ß'.repeat(10_000)];
    const typed = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(typed, typed, fc.nat(), (country, niche, seed) => {
        for (const text of textsOf(make({ country, niche }, catalogue, seed))) expect(text).toMatch(/^[^{}<>$]+$/);
      }),
    );
  });
});

describe.each(LANGUAGES)('the texts in $language', ({ catalogue }) => {
  const { products, insights, choosing } = catalogue.texts;
  const used = STOCKED.flatMap(({ country, niche }) => PRODUCTS[country][niche].map(({ id }) => id));

  it('have three angles a product, two insights a market, two pieces of advice a niche, and none twice', () => {
    const angles = Object.values(products).map(({ videoAngles }) => videoAngles);
    for (const of of angles) expect(of).toHaveLength(3);
    const read = STOCKED.map(({ country, niche }) => insights[country][niche]);
    for (const of of [...read, ...Object.values(choosing)]) expect(of).toHaveLength(2);
    const all = [...angles, ...read, ...Object.values(choosing)].flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it('describe every product of the markets, each of one market only', () => {
    expect(new Set(used).size).toBe(18);
    expect(Object.keys(products).sort()).toEqual([...used].sort());
  });

  it('call each niche by a name that is understood as it', () => {
    for (const niche of MARKET_NICHES) {
      expect(matchMarketNiche(catalogue.labels.questions.niche.options[niche])).toBe(niche);
      expect(matchMarketNiche(niche)).toBe(niche);
    }
  });

  it("hold neither 'lien' nor 'bio' as a word", () => {
    expect(JSON.stringify(catalogue)).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
  });
});

it('French has a no-break space before : ; ! ? % € and inside « »', () => {
  expect(JSON.stringify(french.texts, null, 1).replace(/^\s*"\w+": /gm, '')).not.toMatch(
    /[^\u00a0\s\d"\]},][:;!?%€»]|«[^\u00a0]| [:;!?%€»]/,
  );
});
