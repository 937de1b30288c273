import { words } from '../lib/fold';
import { NICHE_LISTS, NICHE_TABLE, NICHES, type Niche, type NicheIn, type NicheList } from './niches';

/** What people call a niche, in French and English, folded and in the singular. */
const SYNONYMS: Readonly<Record<Niche, string>> = {
  beauty:
    'beauty, beaute, cosmetique, cosmetic, skincare, skin care, soin de la peau, soin du visage, makeup, make up, maquillage, maquillages, cheveux, coiffure, haircare, hair care, nail, ongle, onglerie, parfum, fragrance, beautytok',
  fashion:
    'fashion, mode, vetement, fringue, clothing, clothes, outfit, ootd, tenue, bijou, bijoux, jewelry, jewellery, chaussure, shoe, sneaker, accessoire de mode, pret a porter, fashiontok',
  tech: 'tech, techno, technologie, technology, high tech, hightech, electronique, electronics, electronic, informatique, techtok, accessoire telephone, phone accessory, phone accessories',
  gadgets: 'gadget',
  fitness:
    'fitness, sport, sportif, musculation, muscu, workout, home workout, gym, gymtok, exercise, crossfit, running, sport a la maison',
  wellness:
    'wellness, bien etre, bienetre, sante, health, health and wellness, health wellness, relaxation, self care, selfcare, sommeil, meditation, massage, yoga',
  home: 'home, home decor, maison, deco, decoration, decor, interieur, interior, menage, cleaning, cleantok, rangement, organisation de la maison, home organization, home organisation, jardin, garden, bricolage, diy, household, homeware',
  cooking:
    'cooking, cuisine, kitchen, cooking and kitchen, cooking kitchen, food, foodtok, recette, recipe, patisserie, baking, nourriture, alimentation, ustensile',
  lifestyle: 'lifestyle, life style, style de vie, quotidien, vlog, daily life, everyday life',
  parenting:
    'parenting, parent, parentalite, puericulture, bebe, baby, babies, enfant, kid, maman, papa, mom, mum, dad, momtok, family, famille, maternite, toddler',
  pets: 'pet, pet product, animal, animaux, animalerie, chien, chats, mon chat, pour chat, pour le chat, les chat, dog, cat, chiot, puppy, kitten, cattok',
  gaming: 'gaming, gamer, jeu video, jeux video, video game, videogame, console, esport, e sport, setup gaming, geek',
};

/** Everyday phrases that contain a niche's word without meaning the niche. */
const NOT_A_NICHE =
  / (a la maison|at home|from home|home (page|screen)|en mode|mode (avion|sombre|d emploi)|dark mode|(account|creator) health|health (rating|score)|sante (du|de mon|de ton) compte|sport bra) /;

const NICHE_OF = new Map<string, Niche>(
  NICHES.flatMap((niche) => SYNONYMS[niche].split(', ').map((synonym): [string, Niche] => [synonym, niche])),
);
const LONGEST_SYNONYM = 4;

/** The niche that folded words name, and the remaining words. */
export function findNiche(foldedWords: readonly string[]): { niche?: Niche; rest: readonly string[] } {
  const nicheWords = ` ${foldedWords.join(' ')} `.replace(NOT_A_NICHE, ' ').trim().split(' ');
  for (let start = 0; start < nicheWords.length; start++) {
    for (let length = LONGEST_SYNONYM; length > 0; length--) {
      const wording = nicheWords.slice(start, start + length).join(' ');
      const niche = NICHE_OF.get(wording) ?? NICHE_OF.get(wording.replace(/[sx]$/, ''));
      if (niche) return { niche, rest: [...nicheWords.slice(0, start), ...nicheWords.slice(start + length)] };
    }
  }
  return { rest: foldedWords };
}

/**
 * The niche that a free text names, ignoring case and accents, in French or English: the first one named, by its
 * longest wording where several start at the same word; `undefined` if none is named.
 */
export function matchNiche(text: string): Niche | undefined {
  return findNiche(words(text)).niche;
}

/**
 * The entry of a list for the niche that an id or a typed text names; undefined if the list lacks it, or if none is named.
 */
export function nicheIn<List extends NicheList>(list: List, idOrText: string): NicheIn<List> | undefined {
  const niche = matchNiche(idOrText);
  return niche && NICHE_TABLE[niche][list];
}

/** The eight niches of the niche generators. */
export const NICHE_PICKS = NICHE_LISTS.picks;
export type NichePick = NicheIn<'picks'>;

/** Which of the eight an id (the profile's, say) or a typed text names; undefined if none of them. */
export const nichePickOf = (idOrText: string): NichePick | undefined => nicheIn('picks', idOrText);

/** A niche that the generators have texts for; `other` for everything else. */
export type TextNiche = NicheIn<'texts'>;

/** Which texts a typed niche gets: matched regardless of case and accents in both languages; `other` if unknown. */
export const textNicheOf = (idOrText: string): TextNiche => nicheIn('texts', idOrText) ?? 'other';
