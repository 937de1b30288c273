import { fill } from '../../lib/fill.ts';
import { countWords } from '../scriptCheck/speakingTime.ts';
import { WORDS_PER_SECOND } from './secondsToSay.ts';

/** A line may be so much shorter or longer than its seconds. */
const TOLERANCE = 0.2;

/** Whether as many words can be said in that time, unhurried and without a gap. */
export const fitsIn = (seconds: number, words: number): boolean =>
  words >= leastIn(seconds) && words <= mostIn(seconds);

export const leastIn = (seconds: number): number => seconds * WORDS_PER_SECOND * (1 - TOLERANCE);
export const mostIn = (seconds: number): number => seconds * WORDS_PER_SECOND * (1 + TOLERANCE);

/**
 * A line that takes its seconds to say. The pattern holds one way to say it or several, between ` / `: the first that
 * fits is taken, else the one that comes closest. What stands in parentheses is said only where the time would not be
 * filled without it.
 */
export function timedLine(pattern: string, values: Readonly<Record<string, string>>, seconds: number): string {
  const off = (line: string) => {
    const words = countWords(line);
    return fitsIn(seconds, words) ? 0 : Math.abs(words - seconds * WORDS_PER_SECOND);
  };
  const [first = '', ...others] = pattern.split(' / ').map((way) => lengthened(way, values, seconds));
  return others.reduce((best, line) => (off(line) < off(best) ? line : best), first);
}

function lengthened(way: string, values: Readonly<Record<string, string>>, seconds: number): string {
  const parts = way
    .split(/\(([^()]*)\)/)
    .map((part, place) => ({ text: fill(part, values).trim(), isSpare: place % 2 === 1 }));
  let words = parts.reduce((sum, { text, isSpare }) => (isSpare ? sum : sum + countWords(text)), 0);
  const said = parts.filter(({ text, isSpare }) => {
    if (!isSpare) return true;
    const longer = words + countWords(text);
    if (words >= leastIn(seconds) || longer > mostIn(seconds)) return false;
    words = longer;
    return true;
  });
  return said
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ');
}
