/**
 * What a week is about. Four weeks make a cycle: people recognise themselves, see proof, get answers; then the ideas of
 * these three are filmed anew.
 */
export const PHASES = ['recognise', 'prove', 'answer', 'reshoot'] as const;

/** The open week, from 1; kept with the answers, so that a reload shows it again. */
export function weekOf({ week = '' }: Readonly<Record<string, string>>): number {
  return /^[1-9]\d{0,3}$/.test(week) ? Number(week) : 1;
}

/** The item at a position of a list that starts over at its end. Throws if the list is empty. */
export function itemAt<T>(list: readonly T[], place: number): T {
  const item = list[place % list.length];
  if (item === undefined) throw new Error('There is nothing to take from');
  return item;
}

/**
 * Which idea of a day's list a week uses: each of the first three weeks of a cycle has its own, so none comes twice;
 * the fourth reuses them, each day from another week.
 */
export function ideaPlace(week: number, dayPlace: number): number {
  const phase = (week - 1) % PHASES.length;
  const round = Math.floor((week - 1) / PHASES.length);
  return round + (itemAt(PHASES, phase) === 'reshoot' ? dayPlace : phase);
}
