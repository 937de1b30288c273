import { matchCountry } from '../../domain/countries';
import { textNicheOf } from '../../domain/matchNiche';
import type spanish from '../../i18n/locales/es/shop-script.texts.json';
import { fill } from '../../lib/fill';
import { pick } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import { type Hook, PLACES, type ShopScript, viralScore } from './shopScript';

/** The texts of a language that has none by product yet. */
export type TextsByNiche = (typeof spanish)['texts'];

/** A short shop video in a language whose texts go by niche: the product is only named. */
export function generateByNiche(
  { product = '', niche = '', country: typedCountry = '' }: Readonly<Record<string, string>>,
  texts: TextsByNiche,
  { random }: { random: Random },
): ShopScript {
  const country = matchCountry(typedCountry);
  const ofNiche = texts.niches[textNicheOf(niche)];
  const hooks = PLACES.map((place): Hook => {
    const { emotion, texts: variants } = ofNiche.hooks[place];
    const text = fill(pick(random, variants), { product });
    return { text, emotion, viralScore: viralScore(niche, place), isRecommended: place === 'first' };
  });
  const feature = pick(random, ofNiche.features);
  const call = pick(random, texts.callsToAction);
  return {
    product,
    hooks,
    demoVisual: { ...pick(random, ofNiche.demos), timing: texts.demoTiming },
    highlightFunction: { ...feature, say: fill(feature.say, { product }) },
    callToAction: {
      ...call,
      exampleOffer: texts.exampleOffer,
      timing: texts.callTiming,
      emphasis: pick(random, ofNiche.emphasis),
    },
    trendEffect: pick(random, ofNiche.trends),
    viralMusic: pick(random, ofNiche.music),
    disclosure: {
      ...texts.disclosure[country ?? 'other'],
      ...(country === 'US' && { say: texts.spokenDisclosure }),
    },
  };
}
