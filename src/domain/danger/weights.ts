/** Fifteen levels of a weight, with zero in the middle: one character per bucket, so that a text holds the table. */
const LEVELS = 'abcdefg.hijklmn';
const NONE = '.';
const MIDDLE = LEVELS.indexOf(NONE);

/** Weights are whole steps from minus this to this. */
export const HIGHEST_STEP = MIDDLE;

/** Weights as a text; a run of two or more zeros is written as its length between commas, in base 36. */
export function encodeWeights(steps: readonly number[]): string {
  const text = steps.map((step) => LEVELS[step + MIDDLE] ?? NONE).join('');
  return text.replace(/\.{2,}/g, ({ length }) => `,${length.toString(36)},`);
}

/** The inverse: as many weights as `length` says. */
export function decodeWeights(text: string, length: number): Int8Array {
  const steps = new Int8Array(length);
  let at = 0;
  for (const [place, part] of text.split(',').entries()) {
    if (place % 2 === 1) at += Number.parseInt(part, 36);
    else for (const letter of part) steps[at++] = LEVELS.indexOf(letter) - MIDDLE;
  }
  return steps;
}
