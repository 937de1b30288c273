import { nichePickOf } from '../../domain/matchNiche';
import type spanish from '../../i18n/locales/es/titles.texts.json';
import { fill } from '../../lib/fill';
import { pick } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import { BEST_IN, TITLE_TYPES, type Titles, type TitleVariant } from './titleVariants';

/** The texts of a language that has none by product yet. */
export type TextsByNiche = (typeof spanish)['texts'];

/** A title of each type in a language whose texts go by niche: the product is only named. */
export function generateByNiche(
  { niche: named = '', product = '' }: Readonly<Record<string, string>>,
  texts: TextsByNiche,
  { random }: { random: Random },
): Titles {
  const niche = nichePickOf(named) ?? 'beauty';
  const ofNiche = texts.niches[niche];
  const best = BEST_IN[niche];
  const variants = TITLE_TYPES.map(({ type, icon }): TitleVariant => {
    const { effect, titles } = ofNiche[type];
    const { title, why } = pick(random, titles);
    return {
      type,
      icon,
      name: texts.types[type],
      title: fill(title, { product }),
      psychologyEffect: effect,
      whyItWorks: why,
      recommended: type === best,
    };
  });
  return {
    niche,
    product,
    variants,
    bestPerformer: { variant: best, name: texts.types[best], explanation: pick(random, ofNiche.best) },
    june2025Insights: ofNiche.insights,
  };
}
