import { words } from '../../lib/fold';
import { matchNiche } from '../matchNiche';
import { NICHES, type Niche } from '../niches';
import type { CoachLanguage } from './guide';
import { lexiconEnglish } from './lexicon.en';
import { lexiconFrench } from './lexicon.fr';
import { PRODUCT_KINDS, type ProductKind } from './shots';

/** A product that a question names: what to call it (« ton sérum », “your serum”), how to film it, its niche. */
export interface Product {
  name: string;
  /** The language of `name`. */
  language: CoachLanguage;
  kind: ProductKind;
  niche?: Niche;
}

/** Names of products with their determiner, by niche and kind. */
export type Lexicon = Readonly<Record<Niche, Readonly<Partial<Record<ProductKind, string>>>>>;

const LONGEST_PRODUCT = 4;
const SHORT_NAME = 4;

/** A plural compares equal to its singular. */
const keyOf = (name: readonly string[]) =>
  name.map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word)).join(' ');

function keyed(lexicon: Lexicon, language: CoachLanguage): ReadonlyMap<string, Product> {
  return new Map(
    NICHES.flatMap((niche) =>
      PRODUCT_KINDS.flatMap((kind) =>
        (lexicon[niche][kind]?.split(', ') ?? []).map((name): [string, Product] => [
          keyOf(words(name).slice(1)),
          { name, language, kind, niche },
        ]),
      ),
    ),
  );
}

const PRODUCTS: Readonly<Record<CoachLanguage, ReadonlyMap<string, Product>>> = {
  fr: keyed(lexiconFrench, 'fr'),
  en: keyed(lexiconEnglish, 'en'),
};

interface Found {
  product?: Product;
  /** The words of the message without the product's name. */
  rest: readonly string[];
}

/**
 * The longest product of the lexicon among folded words, first in the given language, then in the other. Of several
 * equally long, the first; in English the last, because a “vitamin C serum” is a serum.
 */
function findProduct(named: readonly string[], language: CoachLanguage): Found {
  const other: CoachLanguage = language === 'fr' ? 'en' : 'fr';
  for (let length = LONGEST_PRODUCT; length > 0; length--) {
    const count = named.length - length + 1;
    for (let nth = 0; nth < count; nth++) {
      const start = language === 'en' ? count - 1 - nth : nth;
      const wording = named.slice(start, start + length);
      const key = keyOf(wording);
      // A short word of one language is often an everyday word of the other (« bras », “pull”).
      const foreign = key.length > SHORT_NAME ? PRODUCTS[other].get(key) : undefined;
      const product = PRODUCTS[language].get(key) ?? foreign;
      if (product) return { product, rest: [...named.slice(0, start), ...named.slice(start + length)] };
    }
  }
  return { rest: named };
}

/** Where a message says what it is about to sell or film, whatever it is; `name` may capture too much. */
const NAMED: Readonly<Record<CoachLanguage, readonly RegExp[]>> = {
  fr: [
    /(?<!\p{L})(?:vend(?:s|re|rai)?|promouvoir|présenter|filme(?:r|s)?|reçu|(?:hook|accroche|script|titre|légende|description|vidéo|idée|plan|hashtag)s?(?: \S+)?? (?:pour|de|sur)) (?<determiner>mon|ma|mes|un|une|des|ce|cet|cette|ces) (?<name>[\p{L}\d' -]+)/u,
    /(?<determiner>mon|ma|mes|un|une|des|ce|cet|cette|ces) (?<name>[\p{L}\d' -]+?) à vendre/u,
    /^(?:et|sinon|ok et) (?:pour|avec) (?<determiner>mon|ma|mes|un|une|des) (?<name>[\p{L}\d' -]+)/u,
  ],
  en: [
    /\b(?:sell(?:ing)?|promot(?:e|ing)|film(?:ing)?|got(?: sent)?|(?:hook|script|title|caption|description|video|idea|plan|hashtag|opening)s?(?: \S+)?? (?:for|of|about)) (?<determiner>my|an?|these|this|some|the) (?<name>[\p{L}\d' -]+)/u,
    /(?:^|\b(?:i|i'm|im) )sell(?:ing)?(?<determiner>) (?<name>[\p{L}\d' -]+)/u,
    /(?<determiner>my|an?|these|this|some) (?<name>[\p{L}\d' -]+?) to sell/u,
    /^(?:and|what about|how about|ok and) (?:for|with) (?<determiner>my|an?|the|some) (?<name>[\p{L}\d' -]+)/u,
    /^(?:(?:write|give|make) (?:me )?)?(?:an? |my )?(?<determiner>)(?<name>[\p{L}' -]{3,30}) (?:script|hooks?|titles?|caption)\b/u,
  ],
};

/** Words that end a product's name. */
const AFTER_NAME =
  /(?:^| )(?:bio|liens?|je|j'\S+|tu|il|elle|on|nous|c'est|que|qui|qu'\S+|et|ou|mais|pour|sur|en|dans|avec|sans|chez|stp|svp|aide|aidez|comment|quoi|depuis|mtn|maintenant|à vendre|à moins|à \d.*|par|tiktok|i|you|it|and|or|but|for|on|in|at|with|without|that|which|who|how|what|where|when|why|please|pls|to|from|online|is|are|has|because|since|now|as)(?: .*)?$/u;

/** What is spoken of like a product but is none. */
const NO_PRODUCT =
  /^(?:premi\S+ |prochain\S* |nouve\S+ |petit\S* |next |first |new |own )?(?:vid[ée]os?|lives?|niches?|comptes?|produits?|marques?|boutiques?|chaînes?|tiktoks?|trucs?|choses?|contenus?|vues?|abonn\S+|publics?|messages?|[ée]chantillons?|colis|probl[èe]mes?|questions?|id[ée]es?|articles?|objets?|plans?|plus|peu|hooks?|scripts?|titres?|commandes?|clients?|marché|domaine|page|fiche|promo|prix|accounts?|products?|brands?|shops?|channels?|things?|stuff|content|views|followers|audience|samples?|items?|more|anything|nothing|everything|orders?|customers?|titles?|captions?|month|week|day|lot|few|visage|tête|voix|mains?|face|hands?|voice|enfants?|kids?|month|semaine|mois|jour\S*|violation|refus|avertissement|first|best|filtres?|filters?|labels?|étiquettes?|mentions?|soir|matin|midi|week-?end|moment|evening|morning|tonight|today|it|them|that|online|quoi)(?![\p{L}])/u;

/** Words that precede “script” or “hooks” without being a product. */
const ABOUT_THE_TEXT =
  /(?:^| )(?:an?|the|my|me|i|we|you|your|give|write|make|need|want|can|could|should|is|are|do|does|what|how|which|send|show|another|more|others?|any|some|this|that|same|good|better|best|bad|great|new|viral|killer|catchy|funny|different|first|strong|short|long|full|live|video|tiktok|please|thanks|tell|help|got|have|use|three|two|no|why|good)(?: |$)/u;

const LONGEST_NAME = 4;
/** A vowel or a mute h. */
const BEFORE_VOWEL = /^(?:[aeiouéèêà]|h(?!ousse|arnais|ach|aut|otte|amac))/;
const OWN: Readonly<Record<string, string>> = { ma: 'ta', mes: 'tes', des: 'tes', ces: 'tes', cette: 'ta', une: 'ta' };

/** A product that no lexicon has, in the user's own words: « je vends des pièges à moustiques ». */
function nameProduct(message: string, language: CoachLanguage, named: readonly string[]): Found {
  const typed = message.replace(/[’‘]/g, "'").replace(/\s+/gu, ' ');
  const text = typed.toLowerCase();
  for (const pattern of NAMED[language]) {
    const { determiner = '', name = '' } = pattern.exec(text)?.groups ?? {};
    const bare = name.replace(AFTER_NAME, '').trim();
    const length = bare.split(' ').length;
    if (bare.length < 3 || length > LONGEST_NAME || NO_PRODUCT.test(bare) || matchNiche(bare)) continue;
    if (determiner === '' && ABOUT_THE_TEXT.test(bare)) continue;
    const own = language === 'en' ? 'your' : (OWN[determiner] ?? 'ton');
    const elided = own === 'ta' && BEFORE_VOWEL.test(bare) ? 'ton' : own;
    const gone = new Set(words(bare));
    // As it was typed: a “vitamin C serum”.
    const at = text.indexOf(bare);
    const asTyped = typed.length === text.length ? typed.slice(at, at + bare.length) : bare;
    return {
      product: { name: `${elided} ${asTyped.replaceAll("'", '’')}`, language, kind: 'any' },
      rest: named.filter((word) => !gone.has(word)),
    };
  }
  return { rest: named };
}

/**
 * The product that a message names: kind and niche come from the lexicon, its name from the message (« tes chaussettes
 * chauffantes », “your vitamin C serum”).
 */
export function readProduct(message: string, language: CoachLanguage, named: readonly string[]): Found {
  const known = findProduct(named, language);
  const own = nameProduct(message, language, named);
  if (!known.product || !own.product || known.product.language !== language) return known.product ? known : own;
  const bare = keyOf(words(known.product.name).slice(1));
  const called = keyOf(words(own.product.name).slice(1));
  const isPart = language === 'fr' ? called.startsWith(`${bare} `) : called.endsWith(` ${bare}`);
  return isPart ? { product: { ...known.product, name: own.product.name }, rest: own.rest } : known;
}
