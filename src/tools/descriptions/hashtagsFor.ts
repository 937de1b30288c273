import { toHashtag, toHashtags } from '../../domain/hashtags/hashtags';
import type { NichePick } from '../../domain/matchNiche';
import type { ProductBrief } from '../../domain/products/brief';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { plainSearches } from '../../domain/products/plainSearches';
import { listOf } from '../../domain/products/thread';
import { words } from '../../lib/fold';
import type { VariantType } from './describedProduct';
import type { Texts } from './generate';
import { shortenName } from './shortenName';

/** Specification, descriptions: 8 hashtags per variant. */
const HASHTAGS = 8;
/** Nobody would type a longer hashtag made of a name or a search. */
const LONGEST = 30;

export interface Posted {
  niche: NichePick;
  /** 0 for January. */
  month: number;
  choose: FreshChoice;
}

/**
 * Eight different hashtags, led by the five to use first (a rule of thumb of the trade): the product, two of the niche,
 * an occasion, the market. Then three alternatives. Those of the niche are the whole niche's for everybody, the kind's
 * own for those who look for such a thing.
 */
export function hashtagsFor(brief: ProductBrief, type: VariantType, texts: Texts, posted: Posted): string[] {
  const { niche, month, choose } = posted;
  const { tags } = brief.knowledge;
  const general = texts.hashtags[brief.niche ?? niche];
  const occasions = occasionsFor(brief, texts, month);

  const ofNiche = choose.some('hashtags.niche', general, 3);
  const ofKind = choose.some(listOf(brief, 'tags'), tags, 3);
  const [leading, spare] = type === 'grandPublic' ? [ofNiche, ofKind] : [ofKind, ofNiche];
  const search = choose.one(listOf(brief, 'searched'), plainSearches(brief.knowledge));

  const named = nameTag(brief);
  const ofProduct = upTo(3, [named ?? '', ...leading]);
  const withOccasion = upTo(4, [...ofProduct, ...choose.some(listOf(brief, `occasions.${month}`), occasions, 2)]);
  const five = upTo(5, [...withOccasion, ...choose.some('market', texts.market, 2)]);
  const spares = [(named && joined(search)) ?? '', ...spare.slice(0, 2), ...leading];
  return upTo(HASHTAGS, [...five, ...spares, ...tags, ...general, ...texts.occasions.everyday]);
}

/** What the month is for those who buy such a thing in it, and what the product is for then; else nothing of the year. */
function occasionsFor({ months, knowledge }: ProductBrief, { occasions }: Texts, month: number): readonly string[] {
  const moments = knowledge.when.join();
  const feasts = occasions.feasts.filter((feast) => moments.includes(feast.word) && feast.months.includes(month + 1));
  const season = months?.includes(month + 1) ? (occasions.months[month] ?? []) : [];
  const own = [...feasts.map(({ tag }) => tag), ...season];
  return own.length > 0 ? own : occasions.everyday;
}

/** The first different ones: what is there already leaves its place to the next. */
const upTo = (count: number, texts: readonly string[]) => toHashtags(texts).slice(0, count);

/** What the product is called, by its first words; undefined if it is not known and cannot be said. */
function nameTag({ family, name, typed }: ProductBrief): string | undefined {
  if (family === undefined && !typed.includes(name.bare)) return undefined;
  const short = shortenName(name.bare, LONGEST);
  return short === undefined ? undefined : joined(short);
}

/** Words as one hashtag without accents, as people type it; undefined if it would be too long. */
function joined(text: string): string | undefined {
  const tag = toHashtag(words(text).join(''));
  return tag !== undefined && tag.length <= LONGEST + 1 ? tag : undefined;
}
