import { nichePickOf } from '../../domain/matchNiche';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { type Material, type Texts, TRENDS_OF } from './material';

/** One of the niche's usual products, and what goes with it. */
export function materialOfNiche(named: string, texts: Texts, choose: FreshChoice): Material {
  const niche = nichePickOf(named) ?? 'beauty';
  const ofNiche = texts.niches[niche];
  const { product, ...said } = choose.one(`${niche}.scenarios`, ofNiche.scenarios);
  const trends = (version: keyof typeof TRENDS_OF) =>
    choose.some(`${niche}.trends.${version}`, ofNiche.june2025Trends, TRENDS_OF[version]);
  return {
    ...ofNiche,
    niche,
    product,
    said,
    disclosure: {
      first: choose.one('disclosures', texts.disclosures),
      again: choose.one('reminders', texts.reminders),
    },
    beats: {},
    tips: texts.tips,
    say: () => texts.say,
    descriptions: {
      vote: texts.techniques.vote.description,
      guess: texts.techniques.guess.description,
      names: texts.techniques.names.description,
      again: texts.techniques.again.description,
    },
    trends: { short: trends('short'), long: trends('long') },
  };
}
