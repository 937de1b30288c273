import { pickHashtags } from '../../domain/hashtags/hashtags';
import { type NichePick, nichePickOf } from '../../domain/matchNiche';
import { dayOfYear } from '../../domain/weekDates';
import { fill } from '../../lib/fill';
import { pick, pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import type english from './locales/en.json';
import { productTag } from './productTag';
import { type Difficulty, FORMATS, type FormatId, MINUTES } from './videoFormats';

export type Texts = (typeof english)['texts'];

const TIPS = 3;
const HASHTAGS = 8;

export interface Recommendation {
  /** The same in every language. */
  id: string;
  /** How many steps on from the day's own product. */
  steps: number;
  name: string;
  /** Undefined until one is chosen. */
  niche: NichePick | undefined;
  viralReason: string;
  videoFormat: { id: FormatId; howTo: string };
  hook: string;
  /** What is said while the creator has no code. */
  shopCTA: string;
  /** With slots for the product and the creator's code. */
  ctaWithCode: string;
  /** An example, to be replaced by the creator's own. */
  promoCode: string;
  /** Euros; an example calculation. */
  expectedRevenue: { low: number; high: number };
  difficulty: Difficulty;
  /** Minutes. */
  timeToCreate: number;
  /** An editorial estimate; `parts` are what it is the sum of, absent where it is fixed. */
  trendScore: { score: number; parts?: { format: number; time: number } };
  /** Eight, led by the five to use first. */
  hashtags: string[];
  postingTips: string[];
}

/**
 * The product of the day (index = day of the year modulo the number of products), or the one this many steps on, with
 * all that its video needs. Without a niche: something that the creator owns, with the specification's fixed figures.
 */
export function generate(
  { niche: named = '', steps: taken = '' }: Readonly<Record<string, string>>,
  texts: Texts,
  { now, random }: { now: Date; random: Random },
): Recommendation {
  const niche = nichePickOf(named);
  const steps = /^\d{1,6}$/.test(taken) ? Number(taken) : 0;
  const count = dayOfYear(now) + steps;
  const words = texts.niches[niche ?? 'other'];
  const index = count % words.products.length;
  const { name, reason, hook } = turn(words.products, index);
  const { id: format, difficulty, appeal } = turn(niche ? FORMATS : MEDIUM_FORMATS, count);
  const figures = niche ? pickedFigures(random, words.code, { difficulty, appeal }) : FALLBACK;

  return {
    id: `${niche ?? 'other'}-${index}`,
    steps,
    name,
    niche,
    viralReason: reason,
    videoFormat: { id: format, howTo: words.formats[format] },
    hook,
    shopCTA: fill(pick(random, words.calls), { product: name }),
    ...figures,
    difficulty,
    hashtags: hashtagsFor(niche ? [productTag(name)] : [], words.hashtags, texts.markets, random),
    postingTips: pickSome(random, words.tips, TIPS),
    ctaWithCode: pick(random, words.callsWithCode),
  };
}

/** The call to action, with the creator's own code if there is one. */
export function calledWith({ name, shopCTA, ctaWithCode }: Recommendation, code: string): string {
  const ownCode = code.trim();
  return ownCode === '' ? shopCTA : fill(ctaWithCode, { product: name, code: ownCode });
}

type Figures = Pick<Recommendation, 'promoCode' | 'expectedRevenue' | 'timeToCreate' | 'trendScore'>;

/** Specification: 'Fallback: JIMP15, 300-700 euros, Moyen, 30 minutes, score 75'. */
const FALLBACK: Figures = {
  promoCode: 'JIMP15',
  expectedRevenue: { low: 300, high: 700 },
  timeToCreate: 30,
  trendScore: { score: 75 },
};
const MEDIUM_FORMATS = FORMATS.filter(({ difficulty }) => difficulty === 'medium');

/** Specification: promo code patterns, revenue from about 200-700 up to 600-1400 euros, 15-59 minutes, score 70-99. */
function pickedFigures(
  random: Random,
  nicheCode: string,
  { difficulty, appeal }: { difficulty: Difficulty; appeal: number },
): Figures {
  const low = 10 * between(random, 20, 70);
  const { from, to } = MINUTES[difficulty];
  const timeToCreate = between(random, from, to);
  const parts = { format: appeal, time: pointsFor(timeToCreate) };
  return {
    promoCode: pick(random, [
      `${nicheCode}${between(random, 10, 39)}`,
      `JIMP${between(random, 5, 29)}`,
      `VIRAL${between(random, 15, 34)}`,
    ]),
    expectedRevenue: { low, high: low + 10 * between(random, 40, 70) },
    timeToCreate,
    trendScore: { score: 70 + parts.format + parts.time, parts },
  };
}

/** The quicker a video is made, the more points: 12 for a quarter of an hour, 0 for 59 minutes. */
const pointsFor = (minutes: number) => Math.round((12 * (MINUTES.advanced.to - minutes)) / 44);

/** The platform takes five: the product, two of the niche, an occasion, a market. Three more are alternatives. */
function hashtagsFor(
  product: readonly string[],
  { niche, occasion }: { niche: readonly string[]; occasion: readonly string[] },
  markets: readonly string[],
  random: Random,
): string[] {
  const ofNiche = pickSome(random, niche, niche.length);
  const occasions = pickSome(random, occasion, occasion.length);
  const first = [...product, ...ofNiche.slice(0, 2), ...occasions.slice(0, 1), pick(random, markets)];
  return pickHashtags(random, [...ofNiche.slice(2), ...occasions.slice(1)], HASHTAGS, first);
}

/** A whole number from `from` to `to`, both included. */
const between = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1));

/** The item whose turn it is in a list that starts again at its end. Throws if the list is empty. */
function turn<T>(list: readonly T[], count: number): T {
  const found = list[count % list.length];
  if (found === undefined) throw new Error('There is nothing to take turns');
  return found;
}
