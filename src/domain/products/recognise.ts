import { comparedWords, type FoundName, nameFinder } from '../../lib/nameFinder.ts';
import { AMBIGUOUS } from './ambiguous.ts';
import type { ForbiddenReason } from './forbidden.ts';
import type { NameList, Original } from './productBook.ts';
import { generalNames, type Lead, productNames } from './productIndex.ts';

/** What a typed product was recognised as. `name` is a name of the kind with its gender and number. */
export type Recognised =
  | { is: 'kind'; family: string; kind: string; name?: string }
  | { is: 'family'; family: string }
  | { is: 'ambiguous'; kinds: readonly string[] }
  | { is: 'forbidden'; reason: ForbiddenReason }
  | { is: 'unknown' };

/** Reasons that hold wherever in the text they are named: a pouch for them is advertising for them, too. */
const ANYWHERE: ReadonlySet<ForbiddenReason> = new Set([
  'nicotine',
  'medicine',
  'cosmetic-surgery',
  'counterfeit',
  'drug',
]);

/** What follows says for whom or with what, or is another thing: the product itself is named before it. */
const FURTHER =
  /\s(?:pour|avec|compatible|adapté|spécial|idéal|et|for|with|w\/|and|fits|from|by|that|which|qui|que)\s|\s[-–—|&]\s|[,([|/+•:;!]\s?/iu;
/** A find is believed if at most this share of its letters had to be edited. */
const EDITED = 0.17;

type Found = FoundName<Lead>;

/** Tells what kind of product a wording names, read as a text in that language first. */
export type RecogniseProduct = (wording: string, language: Original) => Recognised;

/** A recogniser by the names of one language or several; its index is built once. */
export function productRecogniser(lists: Readonly<Partial<Record<Original, NameList>>>): RecogniseProduct {
  const find = nameFinder(allNames(lists));
  return (wording, language) => {
    const segments = wording
      .split(FURTHER)
      .map((segment) => wordsIn(segment, language))
      .filter((words) => words.length > 0);
    const named = segments.map((words) => longest(find.exact(words)).filter((one) => !isFreeOf(one, words)));
    const banned = named.flat().find(({ named: { to, ...lead } }) => 'reason' in lead && ANYWHERE.has(lead.reason));
    const head =
      banned ??
      firstOf(named, (found) => headOf(found.filter(isKind), language)) ??
      firstOf(segments, (words) => closest(find.similar(words, MISSPELT_WITHIN))) ??
      firstOf(named, (found) => headOf(found, language));
    return head ? recognised(head, wording) : { is: 'unknown' };
  };
}

/** The name that needs the fewest edits for its length. */
function closest(found: readonly Found[]): Found | undefined {
  const share = ({ edits, letters }: Found) => edits / letters;
  return found
    .filter((one) => isKind(one) && share(one) <= EDITED)
    .toSorted((one, other) => other.letters - other.edits * 3 - (one.letters - one.edits * 3))[0];
}

/** In English “the” is no tea. */
const wordsIn = (text: string, language: Original) =>
  comparedWords(text).filter((word) => language !== 'en' || word !== 'the');

function* allNames({ fr, en }: Readonly<Partial<Record<Original, NameList>>>) {
  if (fr) yield* productNames(fr, 'fr');
  if (en) yield* productNames(en, 'en');
  yield* generalNames();
}

function firstOf<In, Out>(list: readonly In[], pick: (one: In) => Out | undefined): Out | undefined {
  for (const one of list) {
    const picked = pick(one);
    if (picked !== undefined) return picked;
  }
  return undefined;
}

/** A badly spelt name is believed at the start only: further on, chance resemblances are more frequent than products. */
const MISSPELT_WITHIN = 2;

const isKind = ({ named }: Found) => named.to !== 'family';

/** Without names inside longer names. */
const longest = (found: readonly Found[]) =>
  found.filter((one) => !found.some((other) => other.letters > one.letters && covers(other, one)));

const covers = (outer: Found, inner: Found) => outer.first <= inner.first && outer.last >= inner.last;

/** « sans alcool », “nicotine free”: it says what is not in it. */
const isFreeOf = ({ first, last }: Found, words: readonly string[]) =>
  /^(?:sans?|non|zero|no)$/.test(words[first - 1] ?? '') || words[last + 1] === 'free';

/**
 * The name of the product itself: the first of several, and in English the last of those that directly follow one
 * another (“phone case wallet” is a wallet).
 */
function headOf(found: readonly Found[], language: Original): Found | undefined {
  const inOrder = found.toSorted(
    (one, other) => one.first - other.first || other.letters - other.edits - (one.letters - one.edits),
  );
  const [first, ...rest] = inOrder;
  if (!first || (languageOf(first) ?? language) === 'fr') return first;
  let head = first;
  for (const next of rest) if (next.first <= head.last + 1 && next.last > head.last) head = next;
  return head;
}

const languageOf = ({ named }: Found) => ('language' in named ? named.language : undefined);

function recognised({ named }: Found, wording: string): Recognised {
  if (named.to === 'forbidden') return { is: 'forbidden', reason: named.reason };
  if (named.to === 'family') return { is: 'family', family: named.family };
  if (named.to === 'kind') {
    const { family, kind, name } = named;
    return { is: 'kind', family, kind, ...(name && { name }) };
  }
  const beside = new Set(comparedWords(wording));
  const meanings = AMBIGUOUS[named.word] ?? [];
  const decided = meanings.filter(({ decidedBy }) => decidedBy.split(' ').some((word) => beside.has(word)));
  const kinds = (decided.length === 1 ? decided : meanings).map(({ kind }) => kind);
  return { is: 'ambiguous', kinds };
}
