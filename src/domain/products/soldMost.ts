import type { Niche } from '../niches.ts';

/** The families that creators of a niche sell most, by judgement: of these a phone knows the single kinds from the start. */
export const SOLD_MOST: Readonly<Record<Niche, readonly string[]>> = {
  beauty: ['skin-care', 'makeup', 'hair-care'],
  fashion: ['tops', 'dresses-and-sets', 'shoes'],
  tech: ['phone-power', 'audio', 'phone-holds'],
  gadgets: ['gadgets', 'car-gear'],
  fitness: ['fitness'],
  wellness: ['supplements', 'recovery'],
  home: ['cleaning-products', 'storage', 'lighting'],
  cooking: ['kitchen-appliances', 'kitchen-tools', 'sweet-foods'],
  lifestyle: ['gifts', 'stationery', 'drink-and-carry'],
  parenting: ['toys', 'baby-care'],
  pets: ['dogs', 'cats'],
  gaming: ['gaming'],
};
