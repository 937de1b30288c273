import type { Niche } from '../niches';
import type { CoachLanguage } from './guide';

/** A niche's name in a sentence, with its article (« la beauté »), and after « en » or “in” (« beauté »). */
export interface NicheName {
  the: string;
  short: string;
}

export const NICHE_NAMES: Readonly<Record<CoachLanguage, Readonly<Record<Niche, NicheName>>>> = {
  fr: {
    beauty: { the: 'la beauté', short: 'beauté' },
    fashion: { the: 'la mode', short: 'mode' },
    tech: { the: 'la tech', short: 'tech' },
    gadgets: { the: 'les gadgets', short: 'gadgets' },
    fitness: { the: 'le fitness', short: 'fitness' },
    wellness: { the: 'le bien-être', short: 'bien-être' },
    home: { the: 'la maison', short: 'maison' },
    cooking: { the: 'la cuisine', short: 'cuisine' },
    lifestyle: { the: 'le lifestyle', short: 'lifestyle' },
    parenting: { the: 'les parents', short: 'produits parents' },
    pets: { the: 'les animaux', short: 'produits animaux' },
    gaming: { the: 'le gaming', short: 'gaming' },
  },
  en: {
    beauty: { the: 'beauty', short: 'beauty' },
    fashion: { the: 'fashion', short: 'fashion' },
    tech: { the: 'tech', short: 'tech' },
    gadgets: { the: 'gadgets', short: 'gadgets' },
    fitness: { the: 'fitness', short: 'fitness' },
    wellness: { the: 'wellness', short: 'wellness' },
    home: { the: 'home products', short: 'home' },
    cooking: { the: 'cooking', short: 'cooking' },
    lifestyle: { the: 'lifestyle', short: 'lifestyle' },
    parenting: { the: 'parenting', short: 'parenting' },
    pets: { the: 'pets', short: 'pets' },
    gaming: { the: 'gaming', short: 'gaming' },
  },
};
