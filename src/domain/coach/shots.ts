/** What a product does on camera; products of one kind are filmed alike. `any` is for what fits no other kind. */
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
 * How to film a kind of product. Nothing here agrees with the product in gender or number. Shots are noun phrases or
 * clauses without a capital; lines are said as they are.
 */
export interface Shots {
  /** What to start with instead of the object, a sentence. */
  opening: string;
  /** The first image, which shows the result. */
  image: string;
  /** The line said over it. */
  result: string;
  question: string;
  /** Turns away people who would be disappointed. */
  stop: string;
  scene: string;
  /** How to show the object itself, once. */
  closeUp: string;
  problem: string;
  demo: string;
  proof: string;
  /** A choice between two for a live. */
  choice: string;
  /** What to be careful about, a sentence or two. */
  careful?: string;
}
