import { comparedWords } from '../../lib/nameFinder.ts';
import type { Original } from './productBook.ts';

/** A part of a typed product in compared words. */
export interface Segment {
  words: readonly string[];
  /** It says for whom, for what or with what: the product itself is named before it. */
  isPurpose: boolean;
}

/** What follows is another thing, or says more of the first. */
const BESIDE = /\s(?:et|and|from|by)\s|\s[-–—|&]\s|[,([|/+•:;!?]\s?/iu;
const PURPOSE =
  /\s(?:pour|pr|avec|compatible|adapté|spécial|idéal|for|with|w|w\/|fits|that|which|so you can|qui|ki|que|qu['’]on|quand|when)\s/iu;

/** Words of somebody who is talking. */
const FILLERS = new Set(
  'alors euh bah ben bon c ce cet cette ces est voila bonjour genre jsuis je j vend vends um uh so okay ok like basically this that these those it s is are was the its'.split(
    ' ',
  ),
);

/** The parts of a wording in their order, without empty ones. */
export function segmentsOf(wording: string, language: Original): Segment[] {
  return wording.split(BESIDE).flatMap((part) =>
    part.split(PURPOSE).flatMap((text, index) => {
      const words = comparedWords(text).filter((word) => !FILLERS.has(word) && !isArticle(word, language));
      return words.length > 0 ? [{ words, isPurpose: index > 0 }] : [];
    }),
  );
}

/** In English “the” is no tea. */
const isArticle = (word: string, language: Original) => language === 'en' && word === 'the';
