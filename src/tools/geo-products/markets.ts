import { type Country, matchCountry } from '../../domain/countries';
import { nicheIn } from '../../domain/matchNiche';
import { NICHE_LISTS, type NicheIn } from '../../domain/niches';

/** The niches to choose from. The countries are those of `domain/countries`. */
export const MARKET_NICHES = NICHE_LISTS.markets;
export type MarketNiche = NicheIn<'markets'>;

/** The listed niche that a text or an id names; undefined for any other, so that the question stays open. */
export const matchMarketNiche = (text: string): MarketNiche | undefined => nicheIn('markets', text);

/** A country and a niche, as far as they are listed. */
interface Market {
  country: Country | 'other';
  niche: MarketNiche | 'other';
}

/** The market that the answers name. */
export const namedMarket = ({ country = '', niche = '' }: Readonly<Record<string, string>>): Market => ({
  country: matchCountry(country) ?? 'other',
  niche: matchMarketNiche(niche) ?? 'other',
});

/** Specification: product data exists only for France, États-Unis and Royaume-Uni, … */
export const STOCKED_COUNTRIES = ['FR', 'US', 'GB'] as const satisfies readonly Country[];
export type StockedCountry = (typeof STOCKED_COUNTRIES)[number];

/** … each with Beauté & Skincare and Tech & Gadgets. */
export const STOCKED_NICHES = ['beauty', 'tech'] as const satisfies readonly MarketNiche[];
export type StockedNiche = (typeof STOCKED_NICHES)[number];

/** A country and a niche that have products. */
export interface StockedMarket {
  country: StockedCountry;
  niche: StockedNiche;
}

export const isStockedCountry = (country: string | undefined): country is StockedCountry =>
  STOCKED_COUNTRIES.some((stocked) => stocked === country);
export const isStockedNiche = (niche: string | undefined): niche is StockedNiche =>
  STOCKED_NICHES.some((stocked) => stocked === niche);

/**
 * The country with products whose capital is nearest; France, the first of the list, for a country that is not listed.
 */
const NEAREST: Readonly<Record<Market['country'], StockedCountry>> = {
  FR: 'FR',
  US: 'US',
  GB: 'GB',
  CA: 'US',
  DE: 'FR',
  ES: 'FR',
  IT: 'FR',
  NL: 'GB',
  BE: 'FR',
  CH: 'FR',
  other: 'FR',
};

/**
 * What to look at instead of a market without products: the same niche in the nearest country that has it, or every
 * niche of the nearest country if no country has this one.
 */
export function marketsNear({ country, niche }: Market): StockedMarket[] {
  const niches = isStockedNiche(niche) ? [niche] : STOCKED_NICHES;
  return niches.map((stocked) => ({ country: NEAREST[country], niche: stocked }));
}
