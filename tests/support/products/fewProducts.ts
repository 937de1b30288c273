import type { Niche } from '../../../src/domain/niches';
import type { Knowledge } from '../../../src/domain/products/familyFiles';
import { unknownName } from '../../../src/domain/products/naturalName';
import type { KnownProduct } from '../../../src/ui/tool/product/knowProduct';

// A few products in place of all that are known, for screens that are about something else: to stand in for
// src/ui/tool/product/knowProduct.ts.

export const KNOWLEDGE: Knowledge = {
  proofs: ['premier', 'deuxième', 'troisième'].map((which) => ({
    shows: `le ${which} geste`,
    shot: `la main fait le ${which} geste, puis s’écarte`,
    hook: `Regarde le ${which} geste.`,
    say: `Voilà le ${which} geste.`,
  })),
  doubts: [
    { ask: 'C’est solide ?', say: 'Je tire dessus.' },
    { ask: 'C’est grand ?', say: 'Je pose un mètre.' },
  ],
  measure: ['la largeur, au mètre ruban'],
  notFor: ['si tu n’en as pas l’usage'],
  when: ['un matin pressé', 'le soir, lampe allumée', 'au garage, porte ouverte', 'un samedi de bricolage'],
  with: ['un mètre ruban', 'une boîte'],
  searched: ['avis', 'prix'],
  tags: ['#un', '#deux', '#trois'],
  never: ['la laisser en marche sans regarder', 'forcer dessus', 'filmer un enfant avec', 'la plonger dans l’eau'],
  claims: [
    { not: 'elle guérit', why: 'rien ne le montre' },
    { not: 'elle dure toujours', why: 'cela ne se vérifie pas' },
    { not: 'la meilleure', why: 'il faudrait les avoir comparées' },
    { not: 'sans danger', why: 'cela dépend de l’usage' },
  ],
};

const known = (typed: string, niche?: Niche): KnownProduct => ({
  typed,
  is: 'described',
  isNamed: false,
  brief: {
    typed,
    name: unknownName(typed, 'fr'),
    wholeName: unknownName(typed, 'fr'),
    ...(niche && { family: niche, kind: typed, handling: 'hand-tool', niche, rules: [] }),
    knowledge: KNOWLEDGE,
    toldProofs: 0,
    ownProofs: 0,
    ownDoubts: 0,
    told: [],
  },
});

const PRODUCTS: readonly KnownProduct[] = [
  known('perceuse sans fil', 'home'),
  known('sérum visage', 'beauty'),
  known('Zorblax 3000'),
  { typed: 'souris', is: 'ambiguous', meanings: [] },
  { typed: 'puff jetable', is: 'forbidden', reason: 'nicotine' },
];

/** Rejects for any other product, as where nothing can be fetched. */
export async function knowProduct(typed: string): Promise<KnownProduct> {
  const found = PRODUCTS.find((product) => product.typed === typed);
  if (!found) throw new Error(`${typed} cannot be fetched`);
  return found;
}
