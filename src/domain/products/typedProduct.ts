import { CURRENCIES, type Currency } from './currencies.ts';

/** What a typed, pasted or dictated product says of itself besides what it is. */
export interface TypedProduct {
  /** Trimmed, otherwise to the letter. */
  typed: string;
  /** The words it can be recognised by: of a pasted address the words of its path; without price, emoji and sizes. */
  wording: string;
  /** As written, by kind of fact: « 5 L », « lot de 3 », « 3 en 1 ». */
  size?: string;
  count?: string;
  functions?: string;
  price?: { amount: number; currency: Currency };
}

const ADDRESS = /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|fr|net|shop|store|co|uk|de|be|ch)\/\S*/giu;
/** Parts of a path that name no product. */
const NO_NAME =
  /^(?:[a-z]{2}|[a-z]{2}-[a-z]{2}|dp|gp|p|pdp|item|items|product|products|produit|produits|shop|boutique|view|collections?|catalog|html?|ref|ip|[\da-f]{6,}|\d+|[bB]0[\dA-Z]{8})$/;

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const SIZE = new RegExp(
  String.raw`(?<![\p{L}\d])${NUMBER}\s?(?:x\s?${NUMBER}\s?)*(?:ml|cl|litres?|liters?|l|kg|mg|g|oz|lbs?|cm|mm|mètres?|m|pouces|inch(?:es)?|"|mah|w|watts?|v|go|gb|to|tb|hz|ft|taille \d+)(?![\p{L}\d])|(?<![\p{L}\d])[2-8]\s?k(?![\p{L}\d])|(?:échelle\s)?(?<![\p{L}\d])1\s?[:/]\s?(?!1(?!\d))\d{1,3}(?:\s?(?:th\s)?scale)?(?![\p{L}\d])`,
  'giu',
);
const COUNT =
  /(?:lots? de|pack(?: of| de)?|set (?:of|de)|boîtes? de|coffret de|paquet de|box of|(?<![\p{L}\d])x)\s?\d+(?![\p{L}\d])|(?<![\p{L}\d])\d+\s?(?:pcs|pièces|pieces|paires|pairs|pack|packs|count|ct|unités|-pack)(?![\p{L}])|(?<![\p{L}\d])\d+\s?x(?![\p{L}\d])/giu;
const FUNCTIONS = /(?<!\d)\d{1,2}\s?(?:en|in|-in-)-?\s?1(?!\d)/giu;
const PRICE = new RegExp(
  String.raw`(?:(?<before>[€$£]|(?<!\p{L})(?:eur|usd))\s?(?<a>${NUMBER}))|(?:(?<b>\d+)\s?€\s?(?<cents>\d\d)(?!\d))|(?:(?<c>${NUMBER})\s?(?<after>€|euros?|eur|\$|dollars?|usd|£|pounds?|livres|chf|balles))(?![\p{L}\d])`,
  'giu',
);

/** The price written in a text, as the first that it names. */
function priceIn(text: string): TypedProduct['price'] {
  const found = new RegExp(PRICE.source, 'iu').exec(text)?.groups;
  if (!found) return undefined;
  const amount = found.a ?? (found.b && `${found.b}.${found.cents}`) ?? found.c;
  const currency = CURRENCIES[(found.before ?? found.after ?? '€').toLowerCase()];
  return amount && currency ? { amount: Number(amount.replace(',', '.')), currency } : undefined;
}

/** In what follows a page's address, what names the product. */
const TITLE = /[?&](?:title|name|product|keywords?|q)=([^&#]+)/i;

/** The words of a product page's address: its longest part that names something. */
function wordsOfAddress(address: string): string {
  const path = address
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(1);
  const parts = [...path, TITLE.exec(address)?.[1] ?? '']
    .map((part) =>
      decoded(part)
        .replace(/\.html?$/i, '')
        .split(/[-_+.]/)
        .filter((word) => !NO_NAME.test(word))
        .join(' '),
    )
    .filter((part) => /\p{L}{3}/u.test(part));
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Takes apart what was typed: what it may be recognised by, and the facts beside it. */
export function readTypedProduct(text: string): TypedProduct {
  const typed = text.trim().replace(/\s+/gu, ' ');
  const named = typed.replace(ADDRESS, (address) => ` ${wordsOfAddress(address)} `);
  const first = (pattern: RegExp) => named.match(pattern)?.[0].trim();
  const price = priceIn(named);
  const wording = named
    .replace(PRICE, ' ')
    .replace(FUNCTIONS, ' ')
    .replace(COUNT, ' ')
    .replace(SIZE, ' ')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u200d\ufe0f]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const size = first(SIZE);
  const count = first(COUNT);
  const functions = first(FUNCTIONS);
  return {
    typed,
    wording,
    ...(size && { size }),
    ...(count && { count }),
    ...(functions && { functions }),
    ...(price && { price }),
  };
}
