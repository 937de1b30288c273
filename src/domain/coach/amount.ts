import { fold } from '../../lib/fold';

const NUMBER = String.raw`\d{1,3}(?:[ .,]\d{3})+(?![\d])|\d+(?:[.,]\d{1,2})?`;
const CURRENCY = String.raw`€|eur(?:os?)?\b|e\b|\$|usd\b|dollars?\b|bucks\b|£|gbp\b|pounds?\b|quid\b|chf\b|cad\b|balles\b`;
const AMOUNT = new RegExp(
  String.raw`(?<before>[€$£] ?)?(?<number>${NUMBER}) ?(?<times>(?:k|mille|thousand|grand)(?!\p{L}))? ?(?<after>${CURRENCY})?(?<next>[^\p{L}\d%]*(?:%|\p{L}+))?`,
  'gu',
);
/** Counts of something other than money. */
const COUNTED =
  /^[^\p{L}%]*(?:%|vue|view|abo|follower|sub|like|vid|live|sec|s$|min|h$|heure|hour|jour|day|fois|time|produit|product|commande|order|vente|sale|clic|mot|word|hashtag|ans?$|year|hook|titre|title|idee|idea|am$|pm$|article|personne|people|euros? de (?:produit|panier))/u;
const EARNING =
  /gagn|touch|faire|objectif|atteindre|par mois|\/ ?mois|mensuel|revenu|salaire|vivre|combien|viser|vise |earn|make|per month|a month|\/ ?mo\b|monthly|goal|reach|income|how many|how much|target|hit /;
/** The price of a product, not what somebody wants to earn. */
const PRICED = /produits? (?:a|de|vendu)|coute|vendus? a|prix (?:de|a)|(?:price|costs?|priced|product at|item at)\b/;

/** An amount per week or per day, which is converted to a whole month. */
const PERIOD =
  /(?:[€$£] ?\d[\d .,]*k?|\d[\d .,]*k? ?(?:€|e|eur|euros?|balles|\$|£|dollars?|bucks|pounds?|quid)|\d{3,}) ?(?:par |la |a |per |each |every |\/ ?)(semaine|week|jour|day)\b/;

function timesAMonth(text: string): number {
  const period = PERIOD.exec(text)?.[1];
  if (!period) return 1;
  return /semaine|week/.test(period) ? 52 / 12 : 365 / 12;
}

interface Amount {
  value: number;
  /** Marked as money or as thousands, rather than a bare number. */
  marked: boolean;
}

const numberOf = (text: string) =>
  Number(/^\d{1,3}(?:[ .,]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text.replace(',', '.'));

function amounts(message: string): Amount[] {
  return [...fold(message).replace(/\s/gu, ' ').matchAll(AMOUNT)].flatMap(({ groups = {} }) => {
    const { before, number = '', times, after, next = '' } = groups;
    if (!before && !after && COUNTED.test(next)) return [];
    return [{ value: numberOf(number) * (times ? 1000 : 1), marked: Boolean(before || times || after) }];
  });
}

/**
 * The euros a month that a message wants to earn (« 2 000 € par mois », “how many views for 5k”), if it names any.
 * `asked`: the coach has just asked for the amount, so a bare number counts as one.
 */
export function readGoal(message: string, asked = false): number | undefined {
  const text = fold(message);
  const amountOnly =
    /^(?:(?:et|and|ok|what about|how about|pour|for|avec|with|si|if|plutot) )*\P{L}*\d[\d .,]*(?:k|mille)? ?(?:€|e|eur|euros?|balles|\$|£)?(?: par mois| a month)?\P{L}*$/u.test(
      text,
    );
  if (PRICED.test(text) || !(EARNING.test(text) || PERIOD.test(text) || (asked && amountOnly))) return undefined;
  const isYear = (value: number) => value >= 2024 && value <= 2035;
  const named = amounts(message).find(({ value, marked }) =>
    marked ? value > 0 : value >= 100 && !isYear(value),
  )?.value;
  return named && Math.round(named * timesAMonth(text));
}

/**
 * A calculation that a message asks for: price (euros), commission rate (percent) and orders, or the euros to reach.
 */
export interface Sale {
  price: number;
  rate: number;
  orders: number;
  target?: number;
}

/** The price that a message names besides what it wants to earn. */
const SALE_PRICE =
  /(?:produits?|articles?|panier|vendus?|prix|coute)(?: \p{L}+){0,2} (?:a|de) (\d[\d.,]*)|(\d[\d.,]*) ?(?:€|euros?|e\b|\$|£|dollars?|pounds?)? ?(?:product|item|basket|le produit|l'article|piece\b|l'unite|each)|(?:price|costs?|priced|product at|item at|selling at)(?: of| is| at)? [€$£]?(\d[\d.,]*)/u;

/** The sale that a message describes, if it gives at least price and rate. */
export function readSale(message: string): Sale | undefined {
  const text = fold(message).replace(/\s/gu, ' ');
  const rate = Number(/(\d+(?:[.,]\d+)?) ?(?:%|pour ?cent|percent)/.exec(text)?.[1]?.replace(',', '.'));
  const marked = amounts(message)
    .filter((amount) => amount.marked)
    .map(({ value }) => value);
  const [price] = marked;
  if (!price || !(rate > 0 && rate <= 100)) return undefined;
  const named = SALE_PRICE.exec(text)?.slice(1).find(Boolean);
  const ofProduct = named && numberOf(named.replace(/[.,]$/, ''));
  const target = marked.find((value) => value !== ofProduct);
  if (ofProduct && target && target > ofProduct && EARNING.test(text))
    return { price: ofProduct, rate, orders: 1, target };
  const orders = Number(
    /(\d+) ?(?:ventes?|commandes?|produits?|articles?|fois|sales?|orders?|units?|pieces?)/.exec(text)?.[1] ?? 1,
  );
  return { price, rate, orders: Math.max(1, orders) };
}

/** Whether an amount is in a currency other than the euro. */
export const isForeignMoney = (message: string) =>
  /[$£]|\b(?:usd|gbp|chf|cad|dollars?|pounds?|bucks|quid|francs?)\b/i.test(fold(message));

/** The length of a video, in seconds, that folded words ask for, if such a video can be filmed. */
export function readSeconds(text: string): number | undefined {
  const seconds = Number(/\b(\d+) ?(?:s|sec|secs|secondes?|seconds?)\b/.exec(text)?.[1]);
  return seconds >= 10 && seconds <= 90 ? seconds : undefined;
}
