import type { NicheIn } from '../../src/domain/niches';

interface Product {
  fr: string;
  en: string;
  niche: NicheIn<'texts'>;
}

const product = (fr: string, en: string, niche: Product['niche']): Product => ({ fr, en, niche });

const airFryer = product('air fryer 5 L', 'air fryer 5 qt', 'cooking');
const blender = product('blender', 'blender', 'cooking');
const kettle = product('bouilloire', 'electric kettle', 'cooking');
const pan = product('poêle antiadhésive', 'nonstick pan', 'cooking');
const wok = product('wok', 'wok', 'cooking');
const serum = product('sérum vitamine C', 'vitamin C serum', 'beauty');
const cream = product('crème hydratante', 'moisturizer', 'beauty');
const mascara = product('mascara', 'mascara', 'beauty');
const lipstick = product('rouge à lèvres', 'lipstick', 'beauty');
const dryer = product('sèche-cheveux', 'hair dryer', 'beauty');
const straightener = product('lisseur', 'hair straightener', 'beauty');
const earbuds = product('écouteurs sans fil', 'wireless earbuds', 'tech');
const speaker = product('enceinte Bluetooth', 'Bluetooth speaker', 'tech');
const charger = product('chargeur magnétique', 'magnetic charger', 'tech');
const powerBank = product('batterie externe', 'power bank', 'tech');
const leggings = product('legging', 'leggings', 'fashion');
const dress = product('robe', 'dress', 'fashion');
const earrings = product('boucles d’oreilles', 'earrings', 'fashion');
const necklace = product('collier', 'necklace', 'fashion');
const scrubber = product('brosse électrique de nettoyage', 'electric scrubber', 'home');
const mop = product('balai serpillière', 'mop', 'home');
const lamp = product('lampe de chevet', 'bedside lamp', 'home');
const ledStrip = product('ruban LED', 'LED strip', 'home');
const bands = product('bandes élastiques', 'resistance bands', 'fitness');
const dumbbells = product('haltères', 'dumbbells', 'fitness');
const puzzle = product('puzzle en bois', 'wooden puzzle', 'parenting');
const blocks = product('briques à construire', 'building blocks', 'parenting');
const tumbler = product('gourde isotherme', 'insulated tumbler', 'lifestyle');
const journal = product('carnet de notes', 'notebook', 'lifestyle');
const drill = product('perceuse sans fil', 'cordless drill', 'home');

const named = (of: Product, fr: string, en: string): Product => ({ ...of, fr, en });

/** Twenty pairs each: two products of a kind, two kinds of a family, two families. */
export const PAIRS: Readonly<Record<'kind' | 'family' | 'other', readonly (readonly [Product, Product])[]>> = {
  kind: [
    [airFryer, named(airFryer, 'friteuse sans huile Cosori', 'Ninja air fryer')],
    [blender, named(blender, 'mixeur à bol Moulinex', 'Vitamix blender')],
    [kettle, named(kettle, 'bouilloire col de cygne', 'gooseneck kettle')],
    [pan, named(pan, 'poêle 28 cm', 'frying pan 11 inch')],
    [serum, named(serum, 'sérum niacinamide', 'niacinamide serum')],
    [cream, named(cream, 'crème de jour', 'day cream')],
    [mascara, named(mascara, 'mascara waterproof', 'waterproof mascara')],
    [lipstick, named(lipstick, 'rouge à lèvres mat', 'matte lipstick')],
    [dryer, named(dryer, 'sèche-cheveux de voyage', 'travel hair dryer')],
    [straightener, named(straightener, 'lisseur vapeur', 'steam straightener')],
    [earbuds, named(earbuds, 'écouteurs sport', 'sport earbuds')],
    [speaker, named(speaker, 'enceinte JBL', 'JBL speaker')],
    [powerBank, named(powerBank, 'batterie externe 10000 mAh', 'power bank 10000 mAh')],
    [leggings, named(leggings, 'legging sport taille haute', 'high-waist leggings')],
    [dress, named(dress, 'robe longue fleurie', 'floral maxi dress')],
    [earrings, named(earrings, 'créoles dorées', 'gold hoop earrings')],
    [mop, named(mop, 'balai plat', 'flat mop')],
    [lamp, named(lamp, 'lampe de chevet tactile', 'touch bedside lamp')],
    [bands, named(bands, 'bandes de résistance', 'fabric resistance bands')],
    [tumbler, named(tumbler, 'gourde inox 750 ml', 'stainless tumbler 40 oz')],
  ],
  family: [
    [airFryer, blender],
    [blender, kettle],
    [kettle, airFryer],
    [pan, wok],
    [wok, pan],
    [serum, cream],
    [cream, serum],
    [mascara, lipstick],
    [lipstick, mascara],
    [dryer, straightener],
    [straightener, dryer],
    [earbuds, speaker],
    [speaker, earbuds],
    [charger, powerBank],
    [earrings, necklace],
    [necklace, earrings],
    [scrubber, mop],
    [lamp, ledStrip],
    [bands, dumbbells],
    [puzzle, blocks],
  ],
  other: [
    [airFryer, serum],
    [blender, mascara],
    [kettle, dress],
    [pan, earbuds],
    [wok, lamp],
    [cream, leggings],
    [lipstick, drill],
    [dryer, puzzle],
    [straightener, mop],
    [speaker, tumbler],
    [charger, necklace],
    [powerBank, bands],
    [earrings, journal],
    [scrubber, serum],
    [ledStrip, dumbbells],
    [blocks, kettle],
    [journal, blender],
    [drill, earbuds],
    [leggings, pan],
    [tumbler, cream],
  ],
};
