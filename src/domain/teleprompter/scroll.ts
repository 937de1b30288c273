/**
 * Where a line is: its position in words since the start of the script, its top in px. The last mark is the end of the
 * script.
 */
export interface Mark {
  words: number;
  top: number;
}

/**
 * The px to scroll to, so that the word being said is at the reading line. Between two marks the text moves evenly: a
 * line takes as long as its words, whatever its height.
 */
export function topAt(words: number, marks: readonly Mark[]): number {
  return between(words, marks, 'words', 'top');
}

/** The position in words at `top` px: the inverse of `topAt`. */
export function wordsAt(top: number, marks: readonly Mark[]): number {
  return between(top, marks, 'top', 'words');
}

/** The top of the line being said, in px, for text that advances line by line. */
export function lineTopAt(words: number, marks: readonly Mark[]): number {
  return marks.slice(0, -1).findLast((mark) => mark.words <= words)?.top ?? 0;
}

function between(value: number, marks: readonly Mark[], from: keyof Mark, to: keyof Mark): number {
  const index = marks.findLastIndex((mark) => mark[from] <= value);
  const below = marks[Math.max(index, 0)];
  const above = marks[index + 1];
  if (!below) return 0;
  if (index < 0 || !above) return below[to];
  const share = (value - below[from]) / (above[from] - below[from]);
  return below[to] + share * (above[to] - below[to]);
}
