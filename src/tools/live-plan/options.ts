/** What the select questions offer, in the specification's order; the words are the catalogue's. */

export const NICHES = [
  { id: 'beauty', emoji: '💄' },
  { id: 'fitness', emoji: '💪' },
  { id: 'tech', emoji: '📱' },
  { id: 'fashion', emoji: '👗' },
  { id: 'home', emoji: '🏠' },
  { id: 'cooking', emoji: '🍳' },
  { id: 'lifestyle', emoji: '🌿' },
] as const;

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

/** The id of the list that was answered, if it is one. */
export function chosen<Id extends string>(options: readonly { id: Id }[], answer: string | undefined): Id | undefined {
  return options.find(({ id }) => id === answer)?.id;
}
