import { isPhrase, type Label } from './labels';

/** The letters to put in, take out or change to make one word of another (Levenshtein). */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [place, other] of [...to].entries()) {
      const changed = (row[place] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min((row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** How many letters of the longer one the other lacks, in whatever order they stand: never more than the edit distance. */
export function missingLetters(one: string, other: string): number {
  const left = new Map<string, number>();
  for (const letter of other) left.set(letter, (left.get(letter) ?? 0) + 1);
  let found = 0;
  for (const letter of one) {
    const count = left.get(letter) ?? 0;
    if (count > 0) found += 1;
    left.set(letter, count - 1);
  }
  return Math.max(one.length, other.length) - found;
}

const consonants = (text: string) => text.replace(/[aeiouy]/g, '');
const share = (part: number, one: string, other: string) => part / Math.max(one.length, other.length, 1);

const CHANGED = 0.3;
const MISSING = 0.1;
/** Without half of its letters nothing is near; it spares counting further. */
const HOPELESS = 0.6;
/** Letters: what is shorter has hardly a choice ('On air', 'No ar'). */
const SHORTEST = 6;

/**
 * Whether a phrase is its English with letters changed: not a third of the letters differ, or one in ten of the consonants,
 * whose order does not count (vowels swapped, words turned round, written backwards). Of 55,000 phrases that people
 * translated one in fifty is as near: cognates, which `inventedCognates` tells from inventions.
 */
export function isNearEnglish(label: Label): boolean {
  const isNear = judged.get(label) ?? judge(label);
  judged.set(label, isNear);
  return isNear;
}
/** Three rules ask the same of each label. */
const judged = new WeakMap<Label, boolean>();

function judge(label: Label): boolean {
  if (!isPhrase(label)) return false;
  const english = label.englishWords.join('');
  const text = label.words.join('');
  const missing = share(missingLetters(english, text), english, text);
  if (english.length < SHORTEST || missing > HOPELESS) return false;
  const [one, other] = [consonants(english), consonants(text)];
  if (share(missingLetters(one, other), one, other) <= MISSING) return true;
  return missing <= CHANGED && share(editDistance(english, text), english, text) <= CHANGED;
}
