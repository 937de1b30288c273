/** Whether the words differ by one typo: another letter, one too many, one too few, or two swapped. */
export function isOneTypoAway(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  const isSwapped = left.length === 2 && right.length === 2 && left === `${right[1]}${right[0]}`;
  return isSwapped || Math.max(left.length, right.length) <= 1;
}
