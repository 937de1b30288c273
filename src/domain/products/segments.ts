import { comparedWords } from '../../lib/nameFinder.ts';
import type { Original } from './productBook.ts';

/** A part of a typed product in compared words. */
export interface Segment {
  words: readonly string[];
  /** From this place on it says for whom, for what or with what: the product itself is named before. */
  purposeFrom: number;
}

/** What follows says more of the first, or is another thing. */
const BESIDE = /\s[-–—|&]\s|[,([|/+•:;!?]\s?/iu;
const PURPOSE =
  /\s(?:et|and|from|by|pour|pr|avec|compatible|adapté|spécial|idéal|for|with|w|w\/|fits|that|which|so you can|qui|ki|que|qu['’]on|quand|when)\s/iu;

/** Words with which somebody who is talking begins. */
const FILLERS = new Set(
  'alors euh bah ben bon c ce cet cette ces est voila bonjour genre jsuis je j vend vends ca machin truc bidule chose petit ptit petite thing stuff little um uh so okay ok like basically this that these those it s is are was the its'.split(
    ' ',
  ),
);

/** The parts of a wording in their order, without empty ones. */
export function segmentsOf(wording: string, language: Original): Segment[] {
  const named = (text: string) => {
    const words = comparedWords(text).filter((word) => !(language === 'en' && word === 'the'));
    const start = words.findIndex((word) => !FILLERS.has(word));
    return start < 0 ? [] : words.slice(start);
  };
  return wording.split(BESIDE).flatMap((part) => {
    const [before = [], ...purposes] = part.split(PURPOSE).map(named);
    const words = [...before, ...purposes.flat()];
    return words.length > 0 ? [{ words, purposeFrom: before.length }] : [];
  });
}
