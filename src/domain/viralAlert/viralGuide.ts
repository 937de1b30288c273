import { nicheIn } from '../matchNiche';
import { NICHE_LISTS, type NicheIn } from '../niches';
import { inTurn } from './turn';

/** The nine niches of the niche strategy guide. */
export const GUIDE_NICHES = NICHE_LISTS.guide;
export type GuideNiche = NicheIn<'guide'>;

/** Which of the nine an id or a text names; any other niche has no guide, and none is guessed. */
export const guideNicheOf = (idOrText: string): GuideNiche | undefined => nicheIn('guide', idOrText);

/** Specification: three viral formats, a hook, demo and call-to-action structure, four live practices. */
export interface Guide {
  viralFormats: readonly string[];
  videoStructure: { hook: string; demo: string; cta: string };
  liveBestPractices: readonly string[];
}

/** The guide of a niche, from the `texts` of the tool's catalogue. */
export const guideOf = (niche: GuideNiche, texts: { guide: Readonly<Record<GuideNiche, Guide>> }): Guide =>
  texts.guide[niche];

/** What to work on first: one format and one live practice. */
export interface Focus {
  format: string;
  practice: string;
}

/** The focus of an ISO week, the same for everybody. */
export function focusOf({ viralFormats, liveBestPractices }: Guide, week: number): Focus {
  return { format: inTurn(viralFormats, week), practice: inTurn(liveBestPractices, week) };
}
