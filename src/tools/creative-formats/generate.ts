import { matchCountry } from '../../domain/countries';
import { textNicheOf } from '../../domain/matchNiche';
import { fill } from '../../lib/fill';
import { pick, pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import type english from './locales/en.json';

export type Texts = (typeof english)['texts'];

/** Specification, creative formats (engagement, difficulty): face camera 85 Facile; POV 92 Moyen; … */
export const FORMATS = [
  { id: 'faceCamera', icon: '🤳', engagement: 85, difficulty: 'easy' },
  { id: 'pov', icon: '👀', engagement: 92, difficulty: 'medium' },
  { id: 'unboxing', icon: '📦', engagement: 88, difficulty: 'easy' },
  { id: 'honestTest', icon: '🧪', engagement: 90, difficulty: 'medium' },
  { id: 'trendRemix', icon: '🎶', engagement: 95, difficulty: 'advanced' },
] as const;

export type FormatId = (typeof FORMATS)[number]['id'];

export interface Format {
  id: FormatId;
  icon: string;
  style: string;
  /** The style with the product's name. */
  title: string;
  description: string;
  /** What is shown and said, line by line with its seconds, from 0 to 12; the call to action has the last three. */
  script: string[];
  visualIdea: string;
  soundSuggestion: string;
  callToAction: string;
  /** Percent; an editorial estimate. */
  engagement: number;
  difficulty: (typeof FORMATS)[number]['difficulty'];
}

export interface CreativeFormats {
  product: string;
  formats: Format[];
  bestForBeginner: FormatId;
  bestForViral: FormatId;
}

/**
 * Five formats for a product: the niche decides scripts and pictures, the country the notice that has to be on screen.
 * No two formats have the same call to action.
 */
export function generate(
  { product = '', niche = '', country = '' }: Readonly<Record<string, string>>,
  texts: Texts,
  { random }: { random: Random },
): CreativeFormats {
  const ofNiche = texts.niches[textNicheOf(niche)];
  const disclosure = texts.disclosure[matchCountry(country) ?? 'other'];
  const callsToAction = pickSome(random, texts.callsToAction, FORMATS.length);
  const formats = FORMATS.map(({ id, icon, engagement, difficulty }, index): Format => {
    const { script, visual } = pick(random, ofNiche[id]);
    const { style, description, sounds } = texts.formats[id];
    return {
      id,
      icon,
      style,
      title: fill(texts.formatTitle, { style, product }),
      description,
      script: script.map((line) => fill(line, { product })),
      visualIdea: visual,
      soundSuggestion: pick(random, sounds),
      callToAction: fill(callsToAction[index] ?? '', { product, disclosure }),
      engagement,
      difficulty,
    };
  });
  return { product, formats, bestForBeginner: 'faceCamera', bestForViral: 'trendRemix' };
}
