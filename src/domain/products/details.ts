import { comparedWords } from '../../lib/nameFinder.ts';
import type { Handling } from './familyFiles.ts';
import { DETAILS } from './told.ts';

type Detail = (typeof DETAILS)[number];

const FRENCH_COLOURS =
  'vert|bleu|rose|gris|rouge|jaune|violet|brun|marron|beige|orange|mauve|doré|argenté|bordeaux|kaki|turquoise|lilas|corail|terracotta|taupe|ivoire|écru|camel|moutarde|anthracite|fuchsia|blanc cassé|arc-en-ciel|léopard';
const FRENCH_SHADES =
  "sauge|d[’']eau|forêt|olive|menthe|émeraude|kaki|bouteille|amande|marine|nuit|ciel|canard|roi|pastel|clair|foncé|pâle|poudré|bonbon|fuchsia|mat|perle";
const ENGLISH_SHADES = 'sage|olive|mint|forest|emerald|navy|royal|sky|baby|hot|dusty|light|dark|pale|pastel|midnight';
const ENGLISH_COLOURS =
  'green|blue|pink|grey|gray|red|yellow|purple|brown|beige|lavender|burgundy|khaki|turquoise|lilac|coral|terracotta|taupe|ivory|mustard|teal|leopard|off[- ]white|rose gold';
/** Where a colour's name says something else: light, tea, noise. */
const NO_COLOUR_BEFORE = String.raw`(?<!(?:lumières?|lights?|thés?|vins?|viande|laser|led)\s)`;
const NO_COLOUR_AFTER = String.raw`(?!\s(?:lights?|lumière|tea|wine|light-blocking|laser|led|tooth))`;

const AROMAS =
  "pistaches?|vanille|noix de coco|coco|lavande|jasmin|fleurs? d[’']oranger|monoï|amandes?|miel|cannelle|citron vert|citron|mandarine|pamplemousse|bergamote|fraises?|framboises?|cerises?|mangues?|pêche|abricots?|pommes?|poire|ananas|bananes?|fruits? de la passion|fruits rouges|grenade|myrtilles?|cassis|pastèque|litchi|figue|menthe|eucalyptus|verveine|patchouli|santal|cèdre|musc blanc|musc|ambre|oud|violette|pivoine|freesia|magnolia|ylang[- ]ylang|caramel beurre salé|caramel|chocolat|cacao|café|barbe à papa|praliné|noisettes?|spéculoos|pain d[’']épices|matcha|hibiscus|gingembre|truffe|sésame|pistachio|vanilla|coconut|lavender|jasmine|orange blossom|almond|honey|cinnamon|lemon|lime|tangerine|grapefruit|bergamot|strawberry|raspberry|cherry|mango|peach|apricot|apple|pear|pineapple|banana|passion ?fruit|berry|berries|pomegranate|blueberry|blackcurrant|watermelon|lychee|fig|peppermint|spearmint|mint|verbena|sandalwood|cedar|white musk|musk|amber|violet|peony|salted caramel|caramel|chocolate|cocoa|coffee|cookies and cream|cotton candy|hazelnut|gingerbread|ginger|truffle|sesame|birthday cake|pumpkin spice";

const MATERIALS =
  "simili[- ]?cuir|cuir|faux leather|vegan leather|leather|silicone|bambou|bamboo|inox|stainless steel|coton bio|coton|cotton|lin|linen|soie|silk|satin|velours|velvet|mérinos|merino|laine|wool|cachemire|cashmere|polaire|fleece|sherpa|bois d[’']acacia|acacia|chêne|oak|noyer|walnut|teck|teak|rotin|rattan|borosilicate|verre trempé|tempered glass|céramique|ceramic|porcelaine|porcelain|grès|stoneware|fonte|cast iron|cuivre|copper|laiton|brass|titane|titanium|aluminium|aluminum|acier carbone|carbon steel|fibre de carbone|carbon fiber|carbone|carbon|microfibre|microfiber|liège|cork|jute|marbre|marble|résine|resin|denim|daim|suede|argent 925|sterling silver|plaqué or|gold[- ]plated";

const VARIANTS = String.raw`\d{1,3}\s(?:vitesses|modes|niveaux|têtes|embouts|programmes|intensités|accessoires|compartiments|poches|tiroirs|étages|plateaux|lames|speeds|levels|heads|attachments|settings|tips|compartments|pockets|slots|tiers|shelves|drawers|blades)`;

const wholeWords = (pattern: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d])`, 'iu');

const PATTERNS: Readonly<Record<Detail, RegExp>> = {
  colour: wholeWords(
    String.raw`${NO_COLOUR_BEFORE}(?:(?:${FRENCH_COLOURS})e?s?(?:\s(?:${FRENCH_SHADES}))?|(?:(?:${ENGLISH_SHADES})[\s-])?(?:${ENGLISH_COLOURS}))${NO_COLOUR_AFTER}`,
  ),
  scent: wholeWords(AROMAS),
  flavour: wholeWords(AROMAS),
  material: wholeWords(MATERIALS),
  variants: wholeWords(VARIANTS),
};

const SMELLED: readonly Handling[] = ['applied', 'hair', 'cleaned-with', 'scents', 'lit'];
const TASTED: readonly Handling[] = ['eaten', 'drunk', 'swallowed'];
/** Bought for how it looks. */
const SEEN: readonly Handling[] = [
  'worn',
  'carried',
  'decorates',
  'sat-on',
  'slept-on',
  'stored-in',
  'served-with',
  'mounted',
  'for-baby',
  'written-with',
];
/** Sold with a tag that says what it is made of. */
const TAGGED: readonly Handling[] = ['worn', 'carried', 'slept-on', 'sat-on', 'for-baby'];

const isLookedAt = (detail: Detail, handling: Handling): boolean => {
  if (detail === 'scent') return SMELLED.includes(handling);
  if (detail === 'flavour') return TASTED.includes(handling);
  if (detail === 'colour') return SEEN.includes(handling);
  if (detail === 'material') return TAGGED.includes(handling);
  return !TASTED.includes(handling);
};

/**
 * What a typed product says of itself beside its kind, as written; without what its name says already.
 *
 * @param name what it is called in sentences
 */
export function detailsIn(typed: string, handling: Handling, name: string): Partial<Record<Detail, string>> {
  const named = new Set(comparedWords(name));
  const found = DETAILS.flatMap((detail): [Detail, string][] => {
    const written = isLookedAt(detail, handling) ? PATTERNS[detail].exec(typed)?.[0].trim().toLowerCase() : undefined;
    if (!written || comparedWords(written).every((word) => named.has(word))) return [];
    return [[detail, written]];
  });
  return Object.fromEntries(found);
}
