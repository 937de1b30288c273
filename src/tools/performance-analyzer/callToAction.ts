import { AVOIDED_ENGLISH, AVOIDED_FRENCH } from '../../domain/scriptCheck/avoidedWords';
import { matchesOf, wholeWords } from '../../domain/scriptCheck/foldedText';
import { fold } from '../../lib/fold';

/** 'juste en bas' and its English equivalents. */
const BELOW = wholeWords('juste en bas', '(?:just|right) (?:down )?below');

export interface CallToAction {
  saysBelow: boolean;
  /** 'lien' or 'bio', as the text has them, without accents and in lower case, each once. */
  avoided: readonly string[];
}

/**
 * What a call to action says, matched as whole words in any case. 'lien' tied directly to 'juste en bas' is not
 * counted; both may be found.
 */
export function readCall(text: string): CallToAction {
  const folded = fold(text).replace(/\s+/g, ' ');
  const found = [AVOIDED_FRENCH, AVOIDED_ENGLISH].flatMap((avoided) => matchesOf(folded, avoided));
  return {
    saysBelow: matchesOf(folded, BELOW).length > 0,
    avoided: [...new Set(found.map(({ start, end }) => folded.slice(start, end)))],
  };
}
