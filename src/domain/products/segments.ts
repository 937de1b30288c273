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
  /\s(?:et|and|from|by|pour|pr|avec|compatible|adapté|spécial|idéal|for|with|w|w\/|fits|that|which|so you can|i use|i wear|you can|qui|ki|que|qu['’]on|quand|when)\s/iu;

/** Words with which somebody who is talking begins. */
const FILLERS = new Set(
  'alors euh bah ben bon c ce cet cette ces est voila bonjour genre jsuis je j vend vends ca machin truc bidule chose thing stuff um uh so okay ok like basically this that these those it s is are was its'.split(
    ' ',
  ),
);

/** With a thing after them they belong to its name (« petits chevaux »), else they begin as well. */
const SMALL = new Set(['petit', 'ptit', 'petite', 'little']);

/** English adjectives of use: their words are no nouns, unless a longer name has them (“clip-in extensions”). */
const USES = new Set(
  'slip on,slip resistant,non slip,anti slip,no slip,plug in,stick on,clip in,clip on,pull up,pull on,pull out,pop up,push up,roll on,roll up,snap on,screw on,wind up,hand held,carry on,lace up,zip up,hook on,strap on,iron on,hang on,fold up,fold out,press on,wrap around,tie up,tie dye,button up,button down,wash off,spin off,no show,wire free,cross body'.split(
    ',',
  ),
);
const WHO = /^(?:you|u|i|we|they)$/;

/** Whether one word of an English text is part of an adjective of use, or what somebody does: “you stick it on”. */
export function isNoNoun(words: readonly string[], { first, last }: { first: number; last: number }): boolean {
  if (last > first) return false;
  const [before = '', word = '', after = ''] = [words[first - 1], words[first], words[first + 1]];
  return USES.has(`${before} ${word}`) || USES.has(`${word} ${after}`) || WHO.test(before);
}

/** The parts of a wording in their order, without empty ones. */
export function segmentsOf(wording: string, language: Original): Segment[] {
  const named = (text: string) => {
    const words = comparedWords(text).filter((word) => !(language === 'en' && word === 'the'));
    const start = words.findIndex((word) => !FILLERS.has(word) && !SMALL.has(word));
    if (start < 0) return [];
    return words.slice(SMALL.has(words[start - 1] ?? '') ? start - 1 : start);
  };
  return wording.split(BESIDE).flatMap((part) => {
    const [before = [], ...purposes] = part.split(PURPOSE).map(named);
    const words = [...before, ...purposes.flat()];
    return words.length > 0 ? [{ words, purposeFrom: before.length }] : [];
  });
}
