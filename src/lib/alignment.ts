/** How much of a text a pattern covers from its start, and what that cost. */
export interface Alignment {
  /** Letters of the text that the pattern stands for. */
  length: number;
  /** Letters to add, drop, change, or swap with their neighbour. */
  edits: number;
}

/**
 * The beginning of a text that resembles a pattern best (optimal string alignment, O(pattern × `most`)).
 *
 * @param most edits beyond which it is undefined
 * @param canEnd whether the text may be cut at this index; the best such cut is taken, the longest of several
 */
export function alignStart(
  pattern: string,
  text: string,
  most: number,
  canEnd: (index: number) => boolean,
): Alignment | undefined {
  const width = Math.min(text.length, pattern.length + most);
  let before: number[] = [];
  let previous = Array.from({ length: width + 1 }, (_, index) => index);
  for (let row = 1; row <= pattern.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const isSame = pattern[row - 1] === text[column - 1];
      let cost = Math.min(
        at(previous, column - 1) + (isSame ? 0 : 1),
        at(previous, column) + 1,
        at(current, column - 1) + 1,
      );
      const isSwapped = pattern[row - 1] === text[column - 2] && pattern[row - 2] === text[column - 1];
      if (row > 1 && column > 1 && isSwapped) cost = Math.min(cost, at(before, column - 2) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return undefined;
    before = previous;
    previous = current;
  }
  let best: Alignment | undefined;
  for (let length = 1; length <= width; length++) {
    const edits = at(previous, length);
    if (edits <= most && canEnd(length) && (!best || edits <= best.edits)) best = { length, edits };
  }
  return best;
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
