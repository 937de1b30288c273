import { pickHashtags } from '../../domain/hashtags/hashtags';
import { nichePickOf } from '../../domain/matchNiche';
import { pick, pickSome } from '../../lib/pick';
import { HASHTAGS } from './contentOptions';
import { ideasFor } from './ideasFor';
import type { Chance } from './inTurn';
import type { Material, Texts, Wanted } from './weekTexts';

/** Usual products of a niche, one an idea. */
export function materialOfNiche(wanted: Wanted, texts: Texts, chance: Chance): Material {
  const niche = nichePickOf(wanted.niche) ?? 'beauty';
  const { ideas, lives, calls, trends, hashtags } = texts.niches[niche];
  const { random, choose } = chance;
  const [core = '', ...others] = hashtags;
  const tags = (first: readonly string[]) =>
    pickHashtags(random, hashtags, HASHTAGS, [...first, pick(random, texts.market)]);
  return {
    niche,
    list: niche,
    ideas: ideasFor(chance, { list: `${niche}.ideas`, ideas }, wanted),
    lives: choose.some(`${niche}.lives`, lives, wanted.lives),
    calls,
    trends,
    words: { ...texts, list: '' },
    // The five to use first: product, two of the niche, one more, the market (domain, captions and hashtags).
    hashtagsOf: (product) => tags([product, core, ...pickSome(random, others, 2)]),
    hashtags: tags(hashtags.slice(0, 3)),
  };
}
