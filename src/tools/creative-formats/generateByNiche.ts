import { matchCountry } from '../../domain/countries';
import { textNicheOf } from '../../domain/matchNiche';
import type spanish from '../../i18n/locales/es/creative-formats.texts.json';
import { fill } from '../../lib/fill';
import { pick, pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import { type CreativeFormats, FORMATS, type Format } from './formats';

/** The texts of a language that has none by product yet. */
export type TextsByNiche = (typeof spanish)['texts'];

/**
 * Five formats in a language whose texts go by niche: the product is only named. The niche decides scripts and pictures,
 * the country the notice that has to be on screen. No two formats have the same call to action.
 */
export function generateByNiche(
  { product = '', niche = '', country = '' }: Readonly<Record<string, string>>,
  texts: TextsByNiche,
  { random }: { random: Random },
): CreativeFormats {
  const ofNiche = texts.niches[textNicheOf(niche)];
  const disclosure = texts.disclosure[matchCountry(country) ?? 'other'];
  const callsToAction = pickSome(random, texts.callsToAction, FORMATS.length);
  const formats = FORMATS.map((known, index): Format => {
    const { script, visual } = pick(random, ofNiche[known.id]);
    const { style, description, sounds } = texts.formats[known.id];
    return {
      ...known,
      style,
      title: fill(texts.formatTitle, { style, product }),
      description,
      script: script.map((line) => fill(line, { product })),
      visualIdea: visual,
      soundSuggestion: pick(random, sounds),
      callToAction: fill(callsToAction[index] ?? '', { product, disclosure }),
    };
  });
  return { product, formats, bestForBeginner: 'faceCamera', bestForViral: 'trendRemix' };
}
