import { WORDS_PER_SECOND } from '../../domain/products/secondsToSay';
import { mostIn } from '../../domain/products/timedLine';
import { countWords } from '../../domain/scriptCheck/speakingTime';
import { fill } from '../../lib/fill';

/** Specification, creative formats: scripts max 15 seconds. The call to action has the last three. */
export const CALL_SECONDS = 3;
export const SCRIPT_SECONDS = 15 - CALL_SECONDS;

/** Seconds that a line takes at the quickest pace that is still easy to follow. */
export const fastestIn = (line: string): number => Math.ceil(countWords(line) / mostIn(1));
const unhurriedIn = (line: string): number => Math.max(1, Math.round(countWords(line) / WORDS_PER_SECOND));

/** When each line begins and ends: unhurried, or quicker where they would take too long. */
export function timesOf(lines: readonly string[]): { from: number; to: number }[] {
  const unhurried = lines.map(unhurriedIn);
  const seconds = sum(unhurried) <= SCRIPT_SECONDS ? unhurried : lines.map(fastestIn);
  return seconds.map((_, place) => ({ from: sum(seconds.slice(0, place)), to: sum(seconds.slice(0, place + 1)) }));
}

/** Lines filled in; what stands in parentheses is said only as long as all of it fits in its time, unhurried. */
export function linesOf(patterns: readonly string[], values: Readonly<Record<string, string>>): string[] {
  const lines = patterns.map((pattern) =>
    pattern.split(/\(([^()]*)\)/).map((part, place) => ({ text: fill(part, values).trim(), isSpare: place % 2 === 1 })),
  );
  let words = sum(lines.flat().map(({ text, isSpare }) => (isSpare ? 0 : countWords(text))));
  const isSaid = ({ text, isSpare }: { text: string; isSpare: boolean }) => {
    const longer = words + countWords(text);
    if (!isSpare) return true;
    if (longer > SCRIPT_SECONDS * WORDS_PER_SECOND) return false;
    words = longer;
    return true;
  };
  return lines.map((parts) =>
    parts
      .filter(isSaid)
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' '),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
