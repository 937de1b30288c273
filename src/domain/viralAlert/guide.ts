import { matchNiche, type Niche } from '../niches';
import { inTurn } from './turn';

/** Specification, niche strategy guide: its nine niches, in its order. */
export const GUIDE_NICHES = [
  'beauty',
  'fashion',
  'tech',
  'home',
  'fitness',
  'wellness',
  'cooking',
  'pets',
  'gadgets',
] as const satisfies readonly Niche[];

export type GuideNiche = (typeof GUIDE_NICHES)[number];

/** Which of the nine an id or a text names; the others have no guide, and none is guessed. */
export function guideNicheOf(named: string): GuideNiche | undefined {
  const niche = matchNiche(named);
  return GUIDE_NICHES.find((known) => known === niche);
}

export interface Guide {
  viralFormats: readonly string[];
  videoStructure: { hook: string; demo: string; cta: string };
  liveBestPractices: readonly string[];
}

/** The guide of a niche, from the `texts` of the tool's catalogue. */
export const guideOf = (niche: GuideNiche, texts: { guide: Readonly<Record<GuideNiche, Guide>> }): Guide =>
  texts.guide[niche];

/** What to work on first in an ISO week, the same for everybody: one format and one live practice. */
export function focusOf(
  { viralFormats, liveBestPractices }: Guide,
  week: number,
): { format: string; practice: string } {
  return { format: inTurn(viralFormats, week), practice: inTurn(liveBestPractices, week) };
}
