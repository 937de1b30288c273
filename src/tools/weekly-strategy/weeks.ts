/**
 * What a week is about. Four weeks make a round: people recognise themselves, see proof, get answers; then the ideas of
 * these three are filmed anew.
 */
export const PHASES = ['recognise', 'prove', 'answer', 'reshoot'] as const;

/** The week that is open, from 1; kept with the answers, so that a reload shows it again. */
export function weekOf({ week = '' }: Readonly<Record<string, string>>): number {
  return /^[1-9]\d{0,3}$/.test(week) ? Number(week) : 1;
}

/** The item at a place of a list that goes round and round. Throws where there is none. */
export function itemAt<T>(list: readonly T[], place: number): T {
  const item = list[place % list.length];
  if (item === undefined) throw new Error('There is nothing to take from');
  return item;
}

/**
 * Which idea of a day's list a week takes: the first three weeks of a round one each, so none comes twice; the fourth one
 * of theirs, another week's for each day.
 */
export function ideaPlace(week: number, dayPlace: number): number {
  const phase = (week - 1) % PHASES.length;
  const round = Math.floor((week - 1) / PHASES.length);
  return round + (itemAt(PHASES, phase) === 'reshoot' ? dayPlace : phase);
}
