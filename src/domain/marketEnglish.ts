type Words = readonly (readonly [american: string, other: string])[];

/** Spelling in the Commonwealth, by the start of a word: its endings follow. */
const SPELLED_STARTS: Words = [
  ['color', 'colour'],
  ['favor', 'favour'],
  ['odor', 'odour'],
  ['neighbor', 'neighbour'],
  ['behavior', 'behaviour'],
  ['flavor', 'flavour'],
  ['center', 'centre'],
  ['centered', 'centred'],
  ['centering', 'centring'],
  ['theater', 'theatre'],
  ['centimeter', 'centimetre'],
  ['millimeter', 'millimetre'],
  ['kilometer', 'kilometre'],
  ['fiber', 'fibre'],

  ['gray', 'grey'],
  ['organiz', 'organis'],
  ['recogniz', 'recognis'],
  ['realiz', 'realis'],
  ['optimiz', 'optimis'],
  ['customiz', 'customis'],
  ['prioritiz', 'prioritis'],
  ['summariz', 'summaris'],
  ['apologiz', 'apologis'],
  ['appetiz', 'appetis'],
  ['authoriz', 'authoris'],
  ['minimiz', 'minimis'],
  ['maximiz', 'maximis'],
  ['emphasiz', 'emphasis'],
  ['specializ', 'specialis'],
  ['personaliz', 'personalis'],
  ['moisturiz', 'moisturis'],
  ['analyze', 'analyse'],
  ['analyzing', 'analysing'],
  ['labeled', 'labelled'],
  ['labeling', 'labelling'],
  ['canceled', 'cancelled'],
  ['canceling', 'cancelling'],
  ['modeling', 'modelling'],
  ['traveling', 'travelling'],
  ['jewelry', 'jewellery'],
  ['pajama', 'pyjama'],
  ['aluminum', 'aluminium'],
  ['mold', 'mould'],
  ['catalog', 'catalogue'],
];

/** … by the whole word, where a longer one is spelt as it was (literally, humorous, parameters; #cozyhome). */
const SPELLED_WORDS: Words = [
  ['humor', 'humour'],
  ['cozy', 'cosy'],
  ['liter', 'litre'],
  ['liters', 'litres'],
  ['meters', 'metres'],
];

/** Other words, in the United Kingdom and Ireland. */
const BRITISH: Words = [
  ['cart (basket in the UK)', 'basket'],
  ['cart', 'basket'],
  ['carts', 'baskets'],
  ['stroller', 'pushchair'],
  ['strollers', 'pushchairs'],
  ['diaper', 'nappy'],
  ['diapers', 'nappies'],
  ['sneakers', 'trainers'],
  ['sweater', 'jumper'],
  ['sweaters', 'jumpers'],
  ['pants', 'trousers'],
  ['flashlight', 'torch'],
  ['faucet', 'tap'],
  ['sidewalk', 'pavement'],
  ['parking lot', 'car park'],
];

const BRITISH_MARKETS = new Set(['GB', 'IE']);
const COMMONWEALTH_MARKETS = new Set(['AU', 'NZ', 'ZA', 'IN', 'SG', 'MY', 'HK', 'KE', 'NG', 'GH', 'PK', 'BD', 'MT']);

/** A market's English where it is not the American that texts are written in. */
export type OtherEnglish = 'british' | 'commonwealth';

/** `market`: ISO 3166-1 alpha-2. */
export function otherEnglishOf(market: string | undefined): OtherEnglish | undefined {
  if (market === undefined) return undefined;
  if (BRITISH_MARKETS.has(market)) return 'british';
  return COMMONWEALTH_MARKETS.has(market) ? 'commonwealth' : undefined;
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const startsCapital = (word: string) => word.charAt(0) !== word.charAt(0).toLowerCase();

/** One expression for all pairs, the longest first, and what each becomes. Neither hashtags nor `{{slots}}`. */
function rulesOf(starts: Words, words: Words) {
  const oneOf = (pairs: Words) =>
    pairs
      .map(([american]) => american.replaceAll(/[()]/g, '\\$&'))
      .sort((a, b) => b.length - a.length)
      .join('|');
  return {
    found: new RegExp(`(?<![\\p{L}\\p{N}#_{])(?:${oneOf(starts)}|(?:${oneOf(words)})(?![\\p{L}\\p{N}]))`, 'giu'),
    others: new Map([...starts, ...words]),
  };
}

const RULES = {
  british: rulesOf(SPELLED_STARTS, [...SPELLED_WORDS, ...BRITISH]),
  commonwealth: rulesOf(SPELLED_STARTS, SPELLED_WORDS),
};

/**
 * An American text as another market writes it: its spelling, in the UK and Ireland its words, too ("basket"). Words of
 * `typed` stay as the user wrote them.
 */
export function inOtherEnglish(text: string, english: OtherEnglish, typed = ''): string {
  const { found, others } = RULES[english];
  const kept = typed.toLowerCase();
  return text.replace(found, (word) => {
    const american = word.toLowerCase();
    const other = others.get(american) ?? others.get(word) ?? word;
    if (kept.includes(american)) return word;
    return startsCapital(word) ? capitalized(other) : other;
  });
}
