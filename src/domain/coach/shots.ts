/** What a product does before the camera; products of one kind are filmed alike. `any` is what no other kind fits. */
export const PRODUCT_KINDS = [
  'skin',
  'makeup',
  'hair',
  'clothes',
  'accessory',
  'drinks', // holds a drink
  'bags', // holds things
  'device',
  'sounds',
  'holds', // keeps something in place
  'cleans',
  'stores',
  'cooks',
  'lights',
  'decorates',
  'scent',
  'moves', // trains the body
  'relaxes',
  'swallowed',
  'child',
  'pet',
  'any',
] as const;

export type ProductKind = (typeof PRODUCT_KINDS)[number];

/**
 * How a kind of product is filmed. Nothing here agrees with the product in gender or number. Shots are noun phrases or
 * clauses without a capital; lines are said as they stand.
 */
export interface Shots {
  /** What to begin with rather than the object, a sentence. */
  opening: string;
  /** The first image, which shows the result. */
  image: string;
  /** The line said over it. */
  result: string;
  question: string;
  /** Sends away who would be disappointed. */
  stop: string;
  scene: string;
  /** How the object itself is shown, once. */
  closeUp: string;
  problem: string;
  demo: string;
  proof: string;
  /** A choice of two for a live. */
  choice: string;
  /** What to take care of, a sentence or two. */
  careful?: string;
}
