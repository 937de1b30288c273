import { pick } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import { PRODUCTS, type ProductId } from './catalogue';
import type english from './locales/en.json';
import { isStockedCountry, isStockedNiche, namedMarket } from './markets';

export type Texts = (typeof english)['texts'];

export interface Product {
  id: ProductId;
  /** A kind of product, never a brand. */
  name: string;
  description: string;
  viralReason: string;
  videoAngle: string;
  /** Percent; an editorial estimate, as `visualAppeal` is. */
  conversionPotential: number;
  visualAppeal: number;
  isTopPick: boolean;
}

export interface ProductsByCountry {
  /** Three, or none where the market has no data. */
  products: Product[];
  topPick: Product | undefined;
  marketInsight: string;
  /** Since when there has been a shop, and what has to be shown on screen. */
  countryRule: string;
  /** How to choose a product of the niche oneself. */
  choosing: string;
}

/** Three kinds of product for a country and a niche, the first is the pick; each run gives other angles to film. */
export function generate(
  answers: Readonly<Record<string, string>>,
  texts: Texts,
  { random }: { random: Random },
): ProductsByCountry {
  const { country, niche } = namedMarket(answers);
  const market = {
    countryRule: texts.countries[country],
    choosing: pick(random, texts.choosing[niche]),
  };
  if (!isStockedCountry(country) || !isStockedNiche(niche)) {
    return { ...market, products: [], topPick: undefined, marketInsight: texts.emergingMarket };
  }
  const products = PRODUCTS[country][niche].map((entry, index): Product => {
    const { videoAngles, ...text } = texts.products[entry.id];
    return { ...entry, ...text, videoAngle: pick(random, videoAngles), isTopPick: index === 0 };
  });
  return {
    ...market,
    products,
    topPick: products[0],
    marketInsight: pick(random, texts.insights[country][niche]),
  };
}
