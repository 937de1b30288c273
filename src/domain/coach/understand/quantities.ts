import { fold } from '../../../lib/fold.ts';

/** What a figure in a message counts. */
export const UNITS = [
  'money',
  'percent',
  'views',
  'likes',
  'comments',
  'shares',
  'saves',
  'clicks',
  'orders',
  'returns',
  'followers',
  'viewers',
  'videos',
  'lives',
  'products',
  'seconds',
  'minutes',
  'hours',
  'days',
  'weeks',
  'months',
  'words',
  'storage',
  'age',
] as const;
export type Unit = (typeof UNITS)[number];

/** What an amount of money is, as far as the words around it tell. */
export type Role = 'price' | 'goal' | 'fee' | 'spent' | 'earned' | 'sales' | 'commission' | 'discount';

export interface Quantity {
  value: number;
  /** undefined: a bare number. */
  unit?: Unit;
  /** As written: `€`, `$`, `£`. */
  currency?: string;
  /** « par mois », “a day”. */
  per?: 'day' | 'week' | 'month' | 'video' | 'hour' | 'order';
  role?: Role;
  /** Where it stands in the folded message. */
  from: number;
  to: number;
}

const NUMBER = String.raw`(?:\d{1,3}(?:[ .,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)`;
const UNIT_WORDS: Readonly<Record<Exclude<Unit, 'money' | 'percent'>, string>> = {
  views: 'vues?|views?|vu|impressions?',
  likes: "likes?|j'aimes?|coeurs?|hearts?",
  comments: 'commentaires?|coms?|comms|comments?',
  shares: 'partages?|shares?',
  saves: 'enregistrements?|favoris|saves?|saved|sauvegardes?',
  clicks: '(?:product )?(?:clics?|cliques?|clicks?|taps?)',
  returns: 'retours?|returns?|returned|refunds?|refunded|rembourse\\w*|annul\\w*|cancel\\w*|came back|renvoy\\w*',
  orders: 'ventes?|commandes?|orders?|sales?|achats?|purchases?|units?|vendus?|sold',
  followers: 'abonnes?|abos?|followers?|subs|subscribers?|fols',
  viewers: 'spectateurs?|viewers?|watching|personnes?|people|gens',
  videos: 'videos?|vids?|clips?|posts?',
  lives: 'lives?|directs?',
  products: 'produits?|articles?|products?|items?|refs?',
  seconds: 's|secs?|secondes?|seconds?',
  minutes: 'min|mins|mn|minutes?',
  hours: 'h|hrs?|heures?|hours?',
  days: 'j|jours?|days?',
  weeks: 'semaines?|sem|weeks?|wks?',
  months: 'mois|months?',
  words: 'mots?|words?',
  storage: 'mo|go|mb|gb|ko|kb|to',
  age: 'ans|years old|yo|piges',
};
/** Small words between a number and what it counts: « 12 petites ventes », “3 new followers”. */
const BETWEEN = `(?:(?:petits?|petites?|pauvres?|nouveaux|nouvelles|new|real|total|product|de|d'|of|little|lousy|measly) ?){0,2}`;
const COUNTED = Object.entries(UNIT_WORDS)
  .map(([unit, words]) => `(?<${unit}>(?:${words})(?![\\p{L}]))`)
  .join('|');
const CURRENCY = String.raw`€|eur(?:os?)?(?!\p{L})|e(?!\p{L})|balles(?!\p{L})|\$|usd(?!\p{L})|dollars?(?!\p{L})|bucks(?!\p{L})|£|gbp(?!\p{L})|pounds?(?!\p{L})|quid(?!\p{L})`;
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?<before>[€$£] ?)?(?<number>${NUMBER})(?: ?(?<times>k|mille|thousand|grand|m|millions?|millons?)(?!\p{L}))?(?: ?(?<percent>%|pour ?cent|percent|pct)| ?(?<after>${CURRENCY})(?<cents>\d\d(?!\d))?| ?${BETWEEN}(?:${COUNTED}))?`,
  'gu',
);
/** « vues : 2400 », “likes 31”: what comes before a bare number. */
const LABEL = new RegExp(String.raw`(?<![\p{L}])(?:${COUNTED})(?: ?(?:=|:|is|are|est|c'est|de|of)? ?)$`, 'u');

const CURRENCY_SIGNS: readonly (readonly [string, RegExp])[] = [
  ['$', /\$|usd|dollar|bucks/],
  ['£', /£|gbp|pound|quid/],
];

const PERIODS: readonly (readonly [NonNullable<Quantity['per']>, RegExp])[] = [
  ['month', /^[ /]*(?:(?:par|a|per|le|each|every|chaque) ?|\/ ?)(?:mois|month|mo)(?!\p{L})|^ ?mensuel|^ ?monthly/u],
  ['week', /^[ /]*(?:par|\/|a|la|per|each|every|chaque) ?(?:semaine|sem|week|wk)(?!\p{L})|^ ?weekly/u],
  ['day', /^[ /]*(?:par|\/|a|per|le|each|every|chaque) ?(?:jour|day)(?!\p{L})|^ ?daily/u],
  ['hour', /^[ /]*(?:par|\/|de l'|an|per|l') ?(?:heure|hour|h)(?!\p{L})/u],
  ['video', /^[ /]*(?:par|\/|la|a|per|pour une|for a|for one) ?(?:video|vid|post)s?(?!\p{L})/u],
  ['order', /^[ /]*(?:par|\/|a|per|each|la) ?(?:vente|commande|sale|order|piece|unite)(?!\p{L})/u],
];

const ROLES_BEFORE: readonly (readonly [Role, RegExp])[] = [
  ['discount', /(?:coupon|remise|reduc\w*|rabais|discount|promo|off)(?: (?:de|of|d'))?[^\d\p{L}]{0,3}$/u],
  [
    'commission',
    /(?:com|comm|commission)s?(?: (?:moyenne?|avg|average|is|de|of|est|c'est|about|around))*[^\d\p{L}]{0,3}$/u,
  ],
  [
    'spent',
    /(?<!\p{L})(?:depens\w*|invest\w*|mis|paye|claque|spent|spend|put|ads?|pub|boost\w*|promote|coute|cost me|achete\w*|bought)[^\d\p{L}](?:[^\d]{0,12})$/u,
  ],
  ['fee', /(?:fixe|flat|forfait|propos\w+|offer\w*|me donne|gives? me|me paie|pays? me)[^\d]{0,16}$/u],
  ['sales', /(?:ca|chiffre|gmv|revenue|sold|vendu)(?: (?:pour|for|of|de|worth))?[^\d]{0,6}$/u],
  ['earned', /(?:gagne|touche|recu|earned|made|got|encaisse)[^\d]{0,8}$/u],
  [
    'price',
    /(?:prix|price\w*|coute|costs?|produit|product|article|item|panier|basket|vendu|selling|sells?|at|a|de|of|on|sur|vend\w*)[^\d\p{L}]{0,3}$/u,
  ],
];
const ROLES_AFTER: readonly (readonly [Role, RegExp])[] = [
  ['discount', /^ ?(?:off|coupon|de (?:remise|reduc\w*|rabais|coupon)|discount)/u],
  [
    'commission',
    /^ ?(?:de |of |in )?(?:com(?:m|mission)?s?)(?!\p{L})|^ ?(?:par vente|per sale|per order|par commande)/u,
  ],
  ['earned', /^ ?(?:gagnes?|earned|made|de gains?)/u],
  [
    'fee',
    /^ ?(?:fixes?|flat|forfait\w*|cash|par video|la video|per video|a video|pour une video|for a video|upfront|up front)/u,
  ],
  ['sales', /^ ?(?:de (?:ca|ventes|chiffre|vente)|in sales|gmv|worth|of sales|revenue|sales)/u],
  ['price', /^ ?(?:product|item|produit|piece|each|l'unite|l'article)/u],
  ['spent', /^ ?(?:de pub|d'ads|en pub|in ads|on ads|de boost|of promote|en promote)/u],
];
/** Before a bare number these can only mean money. */
const SPENT = /(?:depens\w*|spent|spend)(?: (?:about|around|environ))?[^\d\p{L}]{0,3}$/u;
const WANTED =
  /(?:veux|voudr\w+|aimerai\w*|objectif|but|viser?|atteindre|arriver a|faire|gagner|want|goal|target|hit|reach|make|need|trying to|like to|besoin de|sortir|il me faut|toucher)(?: (?:a|de|about|around|au moins|at least|me|se|des|me faire|to make|to earn|to|faire|gagner|toucher|get))*[^\d\p{L}]{0,3}$/u;

function firstThat<Value>(tests: readonly (readonly [Value, RegExp])[], text: string): Value | undefined {
  return tests.find(([, pattern]) => pattern.test(text))?.[0];
}

const TIMES: Readonly<Record<string, number>> = { k: 1e3, mille: 1e3, thousand: 1e3, grand: 1e3 };

const numberOf = (text: string) =>
  Number(/^\d{1,3}(?:[ .,]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text.replace(',', '.'));

/** “3m views” are millions, « 3m » alone is no count. */
const timesOf = (times: string | undefined) => (times === undefined ? 1 : (TIMES[times] ?? 1e6));

/** The folded form in which `from` and `to` count. */
export const foldedMessage = (message: string) => fold(message).replace(/[\s\u00a0\u202f]+/gu, ' ');

/**
 * Every figure of a message with what it counts, in both notations: « 2,4k vues », “$1,250 a month”, « 29€90 ».
 *
 * @param currency of amounts that are written without one
 */
export function readQuantities(message: string, currency: string): Quantity[] {
  const text = foldedMessage(message);
  const found = [...text.matchAll(FIGURE)];
  const labelOf = (from: number) => unitOf(LABEL.exec(text.slice(0, from))?.groups ?? {});
  const isLabelled =
    found.every(({ index }) => labelOf(index) !== undefined) &&
    found.some(({ groups = {} }) => unitOf(groups) === undefined);
  return found.map(({ 0: whole, index: from, groups = {} }) => {
    const { before, number = '', times, percent, after, cents } = groups;
    const to = from + whole.length;
    const value = numberOf(cents ? `${number}.${cents}` : number) * timesOf(times);
    const [earlier, later] = [text.slice(Math.max(0, from - 40), from), text.slice(to, to + 30)];
    const per = firstThat(PERIODS, later);
    const rest = { value, from, to, ...(per && { per }) };
    if (percent) return { ...rest, unit: 'percent' };
    if (before || after) {
      const written = firstThat(CURRENCY_SIGNS, before ?? after ?? '') ?? '€';
      return { ...rest, unit: 'money', currency: written, ...roleOf(earlier, later, per) };
    }
    const [label, counted] = [labelOf(from), unitOf(groups)];
    const unit = isLabelled ? (label ?? counted) : (counted ?? label);
    if (unit) return { ...rest, unit, ...(isLabelled && { to: from + whole.search(/(?: ?\p{L}.*)?$/u) }) };
    const role = roleOf(earlier, later, per);
    const isPeriod = per !== undefined && value >= 50;
    const isAmount =
      (isPeriod && WANTED.test(earlier)) ||
      /[.,]\d\d$/.test(number) ||
      (role.role === 'goal' && value >= 50 && WANTED.test(earlier)) ||
      (role.role === 'commission' && /[.,]\d/.test(number)) ||
      (role.role === 'spent' && SPENT.test(earlier));
    return isAmount ? { ...rest, unit: 'money', currency, ...role } : rest;
  });
}

/** Words that say it whatever stands for a period: « boosté 10 € par jour » is no goal. */
const SURE_ROLES: ReadonlySet<Role> = new Set<Role>(['commission', 'discount', 'spent']);

function roleOf(earlier: string, later: string, per: Quantity['per']): { role?: Role } {
  if (per === 'video') return { role: 'fee' };
  const before = firstThat(ROLES_BEFORE, earlier);
  const after = firstThat(ROLES_AFTER, later);
  const isGoal = per === 'month' || per === 'week' || per === 'day' || WANTED.test(earlier);
  const role = after ?? (before && SURE_ROLES.has(before) ? before : isGoal ? 'goal' : before);
  return role ? { role } : {};
}

const unitOf = (groups: Readonly<Record<string, string | undefined>>): Unit | undefined =>
  UNITS.find((unit) => groups[unit] !== undefined);
