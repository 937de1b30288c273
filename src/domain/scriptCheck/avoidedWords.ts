import { wholeWords } from './foldedText';

/** 'lien', unless « juste en bas » is right beside it, and 'bio': words that send viewers elsewhere. */
export const AVOIDED_FRENCH = wholeWords(
  '(?<!juste en bas ?,? (?:(?:le|ton|mon) )?)lien(?! ?,? (?:est )?juste en bas)',
  'bio(?!-[a-z])',
);

/** 'bio', but not as in 'bio-degradable'. */
export const AVOIDED_ENGLISH = wholeWords('bio(?!-[a-z])');
