import { NICHE_TABLE } from '../../domain/niches';

/** What the select questions offer, in the order of the specification; their words are in the catalogue. */

const NICHE_IDS = ['beauty', 'fitness', 'tech', 'fashion', 'home', 'cooking', 'lifestyle'] as const;

export const NICHES = NICHE_IDS.map((id) => ({ id, emoji: NICHE_TABLE[id].emoji }));

export const EXPERIENCES = [
  { id: 'first', emoji: '🐣' },
  { id: 'occasional', emoji: '🌱' },
  { id: 'regular', emoji: '🔁' },
  { id: 'expert', emoji: '⭐' },
] as const;

export const DURATIONS = [
  { id: 'short', emoji: '⏱️' },
  { id: 'standard', emoji: '🕐' },
  { id: 'long', emoji: '🕑' },
  { id: 'marathon', emoji: '🏁' },
] as const;

export const OBJECTIVES = [
  { id: 'community', emoji: '🤝' },
  { id: 'sales', emoji: '🛒' },
  { id: 'presentation', emoji: '🔍' },
  { id: 'demo', emoji: '🎬' },
  { id: 'advice', emoji: '💬' },
  { id: 'buzz', emoji: '🔥' },
] as const;

/** The answer, if it is an id of the list. */
export function chosen<Id extends string>(options: readonly { id: Id }[], answer: string | undefined): Id | undefined {
  return options.find(({ id }) => id === answer)?.id;
}
