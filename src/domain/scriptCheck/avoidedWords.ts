import { wholeWords } from './foldedText';

/** 'lien', unless « juste en bas » stands right beside it, and 'bio': words that call for another place. */
export const AVOIDED_FRENCH = wholeWords(
  '(?<!juste en bas ?,? (?:(?:le|ton|mon) )?)lien(?! ?,? (?:est )?juste en bas)',
  'bio(?!-[a-z])',
);

export const AVOIDED_ENGLISH = wholeWords('bio(?!-[a-z])');
