import { words } from '../../lib/fold';
import { NICHES, type Niche } from '../niches';
import type { CoachLanguage } from './guide';

/** A product that a question names: its niche, and how to speak of it (« ton sérum », “your serum”). */
export interface Product {
  niche: Niche;
  name: string;
}

type Lexicon = Readonly<Record<Niche, string>>;

/** Each with its determiner, which carries gender and number. */
const FRENCH: Lexicon = {
  beauty:
    'ton sérum, ta crème, ta crème hydratante, ta crème solaire, ton masque collagène, ton masque visage, ton masque cheveux, ton masque, ton encre à lèvres, ton lip tint, ton rouge à lèvres, ton gloss, ton baume à lèvres, ton mascara, ton fond de teint, ton anticerne, ton blush, ton highlighter, ton gel sourcils, ton spray fixateur, tes patchs anti-boutons, tes patchs yeux, ton huile capillaire, ton shampoing, ton après-shampoing, ta brosse soufflante, ton fer à lisser, ton lisseur, ton boucleur, ton sèche-cheveux, tes bigoudis, ton ruban boucleur, tes faux cils, tes faux ongles, ton vernis, ton éponge maquillage, ta palette, ton parfum, ton démaquillant, ton nettoyant visage, ton gommage, ton épilateur, ton rasoir, ton gua sha, ton gel douche, ton autobronzant',
  fashion:
    'ta robe, ta jupe, ton legging, ton jean, ton pantalon, ton sweat, ton pull, ton hoodie, ton t-shirt, ton tee shirt, ta chemise, ton body, ton sac, ton sac à main, tes bijoux, ton collier, tes boucles d’oreilles, ton bracelet, ta bague, ta ceinture, ton pyjama, tes chaussettes, tes lunettes de soleil, tes baskets, tes sneakers, tes chaussures, ton manteau, ta veste, ta doudoune, ta gaine, ta lingerie, ton soutien-gorge, ton maillot de bain, ta casquette',
  tech: 'ta mini imprimante, ton imprimante, ton chargeur magnétique, ton chargeur, ton micro-cravate, ta lampe LED, ton support téléphone, ta coque, ta batterie externe, ton power bank, ta boîte à câbles, ton traceur, ton AirTag, tes écouteurs, ton casque, ton enceinte, ta montre connectée, ton projecteur, ton mini projecteur, ta caméra de surveillance, ton drone, ton câble, ton adaptateur, ta tablette, ton clavier, ta souris, ta clé USB, ton nettoyeur d’écran',
  gadgets:
    'ton gadget, ton ventilateur portable, ton briquet électrique, ton couteau suisse, ta lampe torche, ton mini aspirateur, ton aspirateur de voiture, ton gonfleur, ton compresseur portable, ton organiseur de voiture',
  fitness:
    'tes bandes élastiques, ton élastique de musculation, tes disques glissants, tes sliders, tes grips, ton rouleau de massage, ton foam roller, ton shaker, ton gilet lesté, ton tapis de sport, ton tapis de yoga, ton tapis de marche, ta ceinture de course, ta corde à sauter, ta balle de massage, tes haltères, ton kettlebell, tes gants de musculation, ta brassière, ton sac de sport, ton pistolet de massage',
  wellness:
    'ton masseur, ton tapis d’acupression, ton masque de sommeil, ta bouillotte, ton coussin chauffant, ton correcteur de posture, ta gourde, ta tisane, ton journal de gratitude, ta râpe pieds, ton roll-on, ton complément alimentaire, tes compléments alimentaires, tes vitamines, ton collagène, ton magnésium, ton huile essentielle, ton oreiller, ton bain de pieds',
  home: 'ta brosse électrique, ta pâte nettoyante, tes cintres, tes séparateurs de tiroir, tes range-tiroirs, ton anti-peluches, ton rasoir anti-peluches, ta lumière à détecteur, tes sacs sous vide, ton balai, ta serpillière, ton pommeau filtrant, ton pommeau de douche, ta housse de canapé, ton plaid, tes rideaux, ta bougie, ton aspirateur, ton robot aspirateur, ton nettoyeur vapeur, ton étagère, ta boîte de rangement, ton tapis, tes draps, ta lampe, ta poubelle, tes stickers muraux',
  cooking:
    'ton hachoir, ton spray à huile, ton pulvérisateur d’huile, tes chemises pour airfryer, ton airfryer, ton air fryer, ta friteuse à air, ton cuiseur à œufs, tes couvercles silicone, ta balance de cuisine, ta lunch box, ton mousseur à lait, ton affûteur, ton aiguiseur, tes épices, ton set d’épices, ta poêle, ta casserole, ton blender, ton mixeur, ton robot de cuisine, ton couteau, ta planche à découper, ton moule, ta machine à café, ta râpe, ton éplucheur',
  lifestyle:
    'ton tumbler, ton mug, ton carnet, ton chauffe-bougie, ta lampe sunset, ton tote bag, tes cubes de voyage, ta valise, ta lampe de lecture, ton diffuseur, ton spray d’oreiller, ton organiseur de clés',
  parenting:
    'ton bavoir, ton jouet de bain, ton livre d’activités, ton busy book, ta veilleuse, ta boîte à goûter, ton sac à langer, ton crochet de poussette, ta poussette, tes étiquettes, tes tuiles magnétiques, ton jouet, tes jouets, ta machine à bruit blanc, ton biberon, tes couches, ton porte-bébé, ton doudou, ta tétine, ton tire-lait',
  pets: 'ta brosse anti-poils, ton gant anti-poils, ta gamelle, ta gamelle anti-glouton, ton tapis de léchage, ton nettoie-pattes, ta fontaine à eau, ton arbre à chat, ton harnais, ta laisse, tes croquettes, ta litière, ta housse de voiture, ta balle interactive, ton panier pour chien',
  gaming:
    'ton ruban LED, ta bande LED, ton support casque, tes grips manette, ton tapis de souris, ton dock manette, ta manette, ton repose-poignet, ton ventilateur PC, ton étagère de bureau, tes keycaps, ton clavier mécanique, ta souris gaming, ton casque gaming, ton siège gaming, ta chaise gaming, ton écran PC',
};

const ENGLISH: Lexicon = {
  beauty:
    'your serum, your face cream, your moisturizer, your moisturiser, your sunscreen, your SPF, your collagen mask, your face mask, your sheet mask, your hair mask, your lip stain, your lip tint, your lipstick, your lip gloss, your lip balm, your mascara, your foundation, your concealer, your blush, your highlighter, your brow gel, your setting spray, your pimple patches, your eye patches, your hair oil, your shampoo, your conditioner, your hot brush, your blow dryer brush, your straightener, your curling iron, your hair dryer, your heatless curlers, your lashes, your lash clusters, your press-on nails, your nail polish, your makeup sponge, your palette, your perfume, your cleanser, your face scrub, your epilator, your razor, your gua sha, your body wash, your self tan',
  fashion:
    'your dress, your skirt, your leggings, your jeans, your trousers, your pants, your sweatshirt, your oversized sweat, your hoodie, your sweater, your jumper, your t-shirt, your matching set, your shirt, your bodysuit, your shapewear, your handbag, your necklace, your earrings, your bracelet, your belt, your pajamas, your pyjamas, your socks, your sunglasses, your sneakers, your trainers, your shoes, your coat, your jacket, your puffer, your bra, your lingerie, your swimsuit, your bikini, your baseball cap',
  tech: 'your mini printer, your printer, your magnetic charger, your charger, your lapel mic, your LED light, your phone stand, your phone case, your power bank, your cable box, your tracker tag, your AirTag, your earbuds, your headphones, your speaker, your smartwatch, your smart watch, your projector, your mini projector, your security camera, your drone, your cable, your adapter, your tablet, your keyboard, your screen cleaner',
  gadgets:
    'your gadget, your portable fan, your electric lighter, your multitool, your flashlight, your torch, your mini vacuum, your car vacuum, your tyre inflator, your tire inflator, your car organizer, your car organiser',
  fitness:
    'your resistance bands, your sliders, your grips, your foam roller, your shaker, your weighted vest, your walking vest, your yoga mat, your walking pad, your belt bag, your running belt, your jump rope, your skipping rope, your massage ball, your dumbbells, your kettlebell, your gym gloves, your sports bra, your gym bag, your massage gun',
  wellness:
    'your massager, your acupressure mat, your sleep mask, your heat pad, your heating pad, your posture trainer, your posture corrector, your water bottle, your herbal tea, your gratitude journal, your foot file, your roll-on, your supplement, your supplements, your vitamins, your gummies, your collagen, your magnesium, your essential oil, your pillow, your foot bath',
  home: 'your electric scrubber, your spin scrubber, your cleaning paste, your hangers, your drawer dividers, your lint remover, your motion light, your vacuum bags, your mop, your shower filter, your shower head, your sofa cover, your couch cover, your throw blanket, your blanket, your curtains, your candle, your vacuum, your robot vacuum, your steam cleaner, your shelf, your storage box, your rug, your bed sheets, your bedding, your lamp, your trash can, your wall stickers',
  cooking:
    'your chopper, your oil sprayer, your air fryer liners, your air fryer, your egg cooker, your silicone lids, your kitchen scale, your lunch box, your milk frother, your frother, your knife sharpener, your spice set, your frying pan, your pot, your blender, your mixer, your knife, your cutting board, your baking mold, your coffee machine, your coffee maker, your grater, your peeler, your tea',
  lifestyle:
    'your tumbler, your mug, your notebook, your candle warmer, your sunset lamp, your tote bag, your travel cubes, your packing cubes, your suitcase, your book light, your diffuser, your pillow spray, your key organizer, your key organiser',
  parenting:
    'your bib, your bath toy, your busy book, your night light, your snack box, your diaper bag, your nappy bag, your organiser bag, your stroller hook, your stroller, your pram, your label kit, your magnetic tiles, your toy, your toys, your white-noise machine, your baby bottle, your diapers, your nappies, your baby carrier, your pacifier, your breast pump',
  pets: 'your hair remover, your pet hair remover, your slow bowl, your slow feeder, your lick mat, your paw cleaner, your water fountain, your pet fountain, your cat tunnel, your cat tree, your harness, your dog leash, your leash, your dog food, your cat litter, your car cover, your pet brush, your interactive ball, your dog bed',
  gaming:
    'your RGB strip, your LED strip, your headset stand, your thumb grips, your mousepad, your mouse pad, your controller dock, your controller, your wrist rest, your PC fan, your desk shelf, your keycaps, your mechanical keyboard, your gaming mouse, your gaming headset, your gaming chair',
};

const LONGEST_PRODUCT = 4;
const SHORT_NAME = 4;

/** A plural compares equal to its singular. */
const keyOf = (name: readonly string[]) =>
  name.map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word)).join(' ');

function keyed(lexicon: Lexicon): ReadonlyMap<string, Product> {
  return new Map(
    NICHES.flatMap((niche) =>
      lexicon[niche].split(', ').map((name): [string, Product] => [keyOf(words(name).slice(1)), { niche, name }]),
    ),
  );
}

const PRODUCTS: Readonly<Record<CoachLanguage, ReadonlyMap<string, Product>>> = {
  fr: keyed(FRENCH),
  en: keyed(ENGLISH),
};

/**
 * The longest product that folded words name, looked for in the given language, then in the other, and the words that
 * are left without it.
 */
export function findProduct(
  named: readonly string[],
  language: CoachLanguage,
): { product?: Product; rest: readonly string[] } {
  const other: CoachLanguage = language === 'fr' ? 'en' : 'fr';
  for (let length = LONGEST_PRODUCT; length > 0; length--) {
    for (let start = 0; start + length <= named.length; start++) {
      const wording = named.slice(start, start + length);
      const key = keyOf(wording);
      // A short word of one language is often an everyday word of the other (« bras », “pull”).
      const foreign = key.length > SHORT_NAME ? PRODUCTS[other].get(key) : undefined;
      const product =
        PRODUCTS[language].get(key) ??
        (foreign && { ...foreign, name: `${language === 'fr' ? 'ton' : 'your'} ${wording.join(' ')}` });
      if (product) return { product, rest: [...named.slice(0, start), ...named.slice(start + length)] };
    }
  }
  return { rest: named };
}
