import { nichePickOf } from '../../domain/matchNiche';
import type { ProductBrief } from '../../domain/products/brief';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { joined } from '../../domain/products/joined';
import { plainSearches } from '../../domain/products/plainSearches';
import { changeOf, listOf, threadOf } from '../../domain/products/thread';
import { canFill, fill } from '../../lib/fill';
import type { Random } from '../../lib/seededRandom';
import { generateByNiche, type TextsByNiche } from './generateByNiche';
import type english from './locales/en.json';
import { BEST_IN, TITLE_TYPES, type Titles, type TitleType, type TitleVariant } from './titleVariants';

export type Texts = (typeof english)['texts'];

/** A longer title would not fit on the first image. */
const LONGEST = 80;
/** Beside these comes one of the niche. */
const INSIGHTS = 2;

type Pattern = Texts['unchanged']['titles'][number];

interface Context {
  random: Random;
  choose: FreshChoice;
  product?: ProductBrief;
}

/**
 * A title of each type: curiosity begins with what one wants the product for, or with a proof; transformation shows
 * another in which something changes, if the product has one; the conversation opens with a doubt.
 */
export function generate(
  answers: Readonly<Record<string, string>>,
  texts: Texts | TextsByNiche,
  { random, choose, product }: Context,
): Titles {
  if ('niches' in texts) return generateByNiche(answers, texts, { random });
  if (!product) throw new Error('A title is about a product');
  return titlesOf(product, texts, choose, answers);
}

function titlesOf(
  brief: ProductBrief,
  texts: Texts,
  choose: FreshChoice,
  { niche: named = '', product = '' }: Readonly<Record<string, string>>,
): Titles {
  const niche = nichePickOf(named) ?? 'beauty';
  const soldIn = nichePickOf(brief.niche ?? niche) ?? niche;
  const turn = changeOf(brief, choose);
  const suited = BEST_IN[niche];
  const best = suited === 'transformation' && !turn.changes ? 'curiosity' : suited;
  const { said: ofThread } = threadOf(brief, choose);
  const { language } = brief.name;
  const said = {
    ...ofThread,
    thenNeed: joined(ofThread.need, language),
    thenHook: joined(ofThread.hook, language),
    thenAsk: joined(ofThread.ask, language),
    turn: turn.shows,
    turnShot: turn.shot,
    turnNeed: turn.need ?? '',
    turnHook: turn.hook,
    thenTurn: joined(turn.hook, language),
    searched: choose.one(listOf(brief, 'searched'), plainSearches(brief.knowledge)),
  };
  const write = (list: string, patterns: readonly string[]) => fill(choose.one(list, patterns), said);

  const patternsOf = (type: TitleType) => {
    if (type === 'transformation' && !turn.changes) return { list: 'unchanged', patterns: texts.unchanged };
    if (type === 'curiosity' && said.need) return { list: 'needed', patterns: texts.needed };
    return { list: type, patterns: texts.variants[type] };
  };

  const variants = TITLE_TYPES.map(({ type, icon }): TitleVariant => {
    const { list, patterns } = patternsOf(type);
    const fits = ({ title }: Pattern) => canFill(title, said) && fill(title, said).length <= LONGEST;
    const { title, note } = choose.one(`titles.${list}`, patterns.titles, fits);
    return {
      type,
      icon,
      name: texts.types[type],
      title: fill(title, said),
      psychologyEffect: write(`effects.${list}`, patterns.effects),
      whyItWorks: fill(note, said),
      recommended: type === best,
    };
  });
  return {
    niche,
    product,
    variants,
    bestPerformer: {
      variant: best,
      name: texts.types[best],
      explanation: write(`winners.${patternsOf(best).list}`, patternsOf(best).patterns.winners),
    },
    june2025Insights: [
      ...choose.some('insights', texts.insights, INSIGHTS).map((insight) => fill(insight, said)),
      choose.one(`insights.${soldIn}`, texts.ofNiche[soldIn]),
    ],
  };
}
