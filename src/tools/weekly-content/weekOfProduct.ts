import { toHashtags } from '../../domain/hashtags/hashtags';
import { nichePickOf } from '../../domain/matchNiche';
import type { ProductBrief } from '../../domain/products/brief';
import { fill } from '../../lib/fill';
import { pickSome } from '../../lib/pick';
import { type Goal, HASHTAGS } from './contentOptions';
import { factsIn, factsInTurn } from './factsInTurn';
import { ideasFor } from './ideasFor';
import type { Chance } from './inTurn';
import type { Material, ProductTexts, Texts, Wanted } from './weekTexts';

type Format = keyof ProductTexts['ideas'];

const idea = (format: Format, goal: Goal) => ({ format, goal });
/**
 * Four for each goal, as in the niches. What shows a proof comes first and gets those that matter most; those of a format
 * stand side by side, so that each has facts of its own.
 */
const IDEAS = [
  idea('demo', 'conversions'),
  idea('demo', 'growth'),
  idea('tutorial', 'awareness'),
  idea('tutorial', 'growth'),
  idea('story', 'awareness'),
  idea('story', 'engagement'),
  idea('story', 'growth'),
  idea('routine', 'awareness'),
  idea('routine', 'engagement'),
  idea('beforeAfter', 'conversions'),
  idea('list', 'awareness'),
  idea('list', 'growth'),
  idea('test', 'conversions'),
  idea('test', 'engagement'),
  idea('answer', 'conversions'),
  idea('answer', 'engagement'),
];

type Pattern = ProductTexts['lives'][number];

const hasNeed = ({ title }: Pattern): boolean => title.includes('{{need}}');

/** A week about one product: every entry has another of its proofs, doubts, measures and moments. */
export function materialOfProduct(
  wanted: Wanted,
  { texts, ofProduct, brief }: { texts: Texts; ofProduct: ProductTexts; brief: ProductBrief },
  chance: Chance,
): Material {
  const { random, choose } = chance;
  const niche = nichePickOf(brief.niche ?? '') ?? nichePickOf(wanted.niche) ?? 'beauty';
  const factsOf = factsInTurn(brief, chance);
  const [told] = brief.told;
  const ownWords = (format: Format) => (told && format === 'story' ? ` ${fill(ofProduct.told, { told })}` : '');
  const written = (list: string, patterns: readonly Pattern[], format?: Format) => {
    const facts = factsOf({ change: format === 'beforeAfter' });
    const beginsWithNeed = Boolean(facts.need) && patterns.some(hasNeed);
    const { title, description } = choose.one(list, patterns, (one) => hasNeed(one) === beginsWithNeed);
    return {
      product: brief.typed,
      title: fill(title, facts),
      description: fill(description, facts),
      facts: factsIn([title, description], facts),
    };
  };
  const tagged = (first: readonly string[]) => {
    const { tags } = brief.knowledge;
    const ofThem = pickSome(random, tags, tags.length);
    const [market = '', ...markets] = pickSome(random, texts.market, texts.market.length);
    const rest = [...ofThem.slice(3), ...markets, ...texts.niches[niche].hashtags];
    return toHashtags([...first, ...ofThem.slice(0, 3), market, ...rest]).slice(0, HASHTAGS);
  };

  return {
    niche,
    list: 'product',
    ideas: ideasFor(chance, { list: 'product.ideas', ideas: IDEAS }, wanted).map(({ format, goal }) => {
      const { description, ...entry } = written(`ideas.${format}`, ofProduct.ideas[format], format);
      return { ...entry, format, goal, description: `${description}${ownWords(format)}` };
    }),
    lives: Array.from({ length: wanted.lives }, () => written('product.lives', ofProduct.lives)),
    calls: ofProduct.calls,
    trends: ofProduct.trends,
    words: { ...ofProduct, list: 'product.' },
    hashtagsOf: () => tagged([brief.name.bare]),
    hashtags: tagged([brief.name.bare]),
    note: choose.one('product.notes', ofProduct.notes),
  };
}
