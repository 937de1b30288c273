import type { Topic } from './guide';

/** Is about selling or filming the named product, in general. */
export const SELLING =
  /\b(?:vend\w*|sell\w*|commenc\w*|demarr\w*|debut\w*|start\w*|begin\w*|film\w*|shoot|present\w*|montr\w*|show|promo(?:uvoir|te|ting)|shots?|frame|image|mettre en avant|quoi faire|fais quoi|faire quoi|what (?:do|should|would)|videos?|plan|idees?|ideas?|recu|got|post\w*|publi\w*|help|aide|essaye|tried|trying|marche pas|not working|doesn t work)\b/;
/** Topics that such a question may name, but that the product's plan answers better. */
export const PLANNED: ReadonlySet<Topic> = new Set<Topic>(['start', 'niche-choice']);
/** Questions about a product other than how to film and sell it: they stay even when retrieval alone found them. */
export const TROUBLE: ReadonlySet<Topic> = new Set<Topic>([
  'low-views',
  'clicks-without-sales',
  'eligibility',
  'open-shop',
  'add-product',
  'collaborations',
  'commissions',
  'after-sales',
  'business-status',
  'disclosure',
  'claims',
  'prices-and-promos',
  'violations',
  'boost',
  'live-objections',
  'analytics',
]);
/** A price and a rate that a brand offers, as opposed to those of a sale. */
export const OFFER = /\b(?:flat|fixe|(?:brand|seller|marque|vendeur)\w* (?:\w+ )?(?:offer\w*|propos\w*))\b/;
