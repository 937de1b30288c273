import { fold } from '../../lib/fold';
import type { Span } from './rules';

/** A text in the form in which words are compared, and the way back to the text as written. */
export interface FoldedText {
  /** Lower case, no accents, every white space except the end of a line a plain space. */
  folded: string;
  /** Where a part of `folded` is in the original text. */
  spanOf: (start: number, end: number) => Span;
}

const foldCharacter = (character: string) => (/[^\S\n]/.test(character) ? ' ' : fold(character));

/** Folds a text for comparing. */
export function foldedText(text: string): FoldedText {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const form = foldCharacter(character);
    folded += form;
    for (let index = 0; index < form.length; index++) places.push(place);
    place += character.length;
  }
  const placeOf = (index: number) => places[index] ?? text.length;
  return { folded, spanOf: (start, end) => ({ start: placeOf(start), end: placeOf(end) }) };
}

/**
 * Matches any of these wordings as whole words of a folded text. They are regular expressions in which a space stands
 * for any white space, and ` ?` for optional white space.
 */
export function wholeWords(...wordings: readonly string[]): RegExp {
  const either = wordings.join('|').replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${either})(?![\\p{L}\\p{N}])`, 'gu');
}

/** A place in a folded text: from `start` up to `end` (exclusive). */
export interface Match {
  start: number;
  end: number;
}

/** Where a pattern matches in a folded text. */
export function matchesOf(folded: string, pattern: RegExp): Match[] {
  return Array.from(folded.matchAll(pattern), ({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
