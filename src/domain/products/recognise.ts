import { comparedWords, type FoundName, nameFinder, type ScatteredName } from '../../lib/nameFinder.ts';
import { type AmbiguousWords, type Meaning, meaningsBeside } from './ambiguous.ts';
import type { ForbiddenReason } from './forbidden.ts';
import { exemptReasons, forbiddenByRule, unmasked } from './forbiddenRules.ts';
import { covers, headOf, isOccasion, isUndecided, longest } from './headOf.ts';
import type { NameList, Original } from './productBook.ts';
import { ambiguousNames, forbiddenNames, type Lead, productNames } from './productIndex.ts';
import { isNoNoun, type Segment, segmentsOf } from './segments.ts';
import type { TypedProduct } from './typedProduct.ts';

/** What a typed product was recognised as. `name` is a name of the kind with its gender and number. */
export type Recognised =
  | { is: 'kind'; family: string; kind: string; name?: string }
  | { is: 'family'; family: string }
  /** Kinds as « family/kind », the likeliest first. */
  | { is: 'ambiguous'; kinds: readonly string[] }
  | { is: 'forbidden'; reason: ForbiddenReason }
  | { is: 'unknown' };

/** Reasons whose single words hold wherever they stand: a pouch for them is advertising for them, too. */
const ANYWHERE: ReadonlySet<ForbiddenReason> = new Set([
  'nicotine',
  'medicine',
  'cosmetic-surgery',
  'counterfeit',
  'drug',
]);

/** A badly spelt name is believed at the start only: further on, chance resemblances are more frequent than products. */
const MISSPELT_WITHIN = 2;
const MISSPELT_ALONE_WITHIN = 5;
/** « le truc pour couper les légumes »: what it is for begins with what it is known by. */
const PURPOSE_WITHIN = 2;
/** A find is believed if at most this share of its letters had to be edited, and less if that forbids or stands further on. */
const EDITED = 0.17;
const EDITED_FORBIDDEN = 0.15;
const EDITED_LATER = 0.1;
/** A single word that is only recognised is mostly a brand: a short one resembles other words (“Stasher”, smasher). */
const BRAND_FROM = 9;

type Found = FoundName<Lead>;

/** Tells what kind of product a wording names, read as a text in that language first. */
export type RecogniseProduct = (wording: string, language: Original) => Recognised;

/** What products are recognised by in one language. */
export interface ProductBook {
  list: NameList;
  ambiguous: AmbiguousWords;
}

type Books = Readonly<Partial<Record<Original, ProductBook>>>;

/** A recogniser by the books of one language or several; its index is built once. */
export function productRecogniser(books: Books): RecogniseProduct {
  const find = nameFinder(allNames(books));

  /** The names in one segment that are meant; those for which it says more, or is badly spelt, on demand. */
  function namesIn({ words, purposeFrom }: Segment, { exempt, language, occasions }: Reading) {
    const exact = find.exact(words);
    const permitted = exact.filter(({ named }) => named.to === 'permitted');
    const isPermitted = (one: Found) =>
      one.named.to === 'forbidden' &&
      (exempt.has(one.named.reason) || permitted.some((other) => covers(other, one)) || isFreeOf(one, words));
    const isMeant = (one: Found) => one.named.to !== 'permitted' && isInLanguage(one, language) && !isPermitted(one);
    const meant = longest(exact.filter(isMeant));
    const given = occasions ? [] : meant.filter(isOccasion);
    const isGiven = (one: Found) => given.some(({ first, last }) => one.first <= last && one.last >= first);
    const isObject = (one: Found) => !isGiven(one) && !(language === 'en' && isNoNoun(words, one));
    const named = meant.filter((one) => one.named.to === 'forbidden' || isObject(one));
    const isBefore = ({ first }: Found) => first < purposeFrom;
    const isProduct = ({ first }: Found) => first < purposeFrom + PURPOSE_WITHIN;
    const products = named.filter((one) => one.named.to !== 'family' && isProduct(one));
    return {
      named,
      /** The product is named before its purpose, or else right at the start of that. */
      main: products.some(isBefore) ? products.filter(isBefore) : products,
      close: (within: number) =>
        closest(
          find
            .similar(words, within)
            .filter((one) => one.edits > 0 && isMeant(one) && isProduct(one) && (occasions || !isOccasion(one))),
        ),
      scattered: () =>
        find
          .scattered(words)
          .filter((one) => one.named.to === 'kind' && isProduct(one) && (occasions || !isOccasion(one))),
    };
  }

  /** What it is for is only believed of a wording that names no object besides: « cadeau Secret Santa : mug ». */
  const headIn = (wording: string, language: Original, beside: readonly string[]): Found | undefined =>
    headAmong(wording, language, beside, false) ?? headAmong(wording, language, beside, true);

  function headAmong(wording: string, language: Original, beside: readonly string[], occasions: boolean) {
    const reading = { exempt: exemptReasons(wording), language, occasions };
    const segments = segmentsOf(wording, language).map((segment) => namesIn(segment, reading));
    const banned = segments.flatMap(({ named }) => named).find(isBanned);
    if (banned) return banned;
    for (const { main, close: findClose, scattered } of segments) {
      const open = headOf(main, language);
      const exact = (open && isUndecided(open, beside) && decidedAfter(open, main, language)) || open;
      const isSure = exact?.first === 0 && !isUndecided(exact, beside);
      const close = isSure ? undefined : findClose(exact ? MISSPELT_WITHIN : MISSPELT_ALONE_WITHIN);
      const isCloser = !exact || (close && isMoreThan(close, exact, language));
      const head = close && isCloser ? close : exact;
      const said = head ? saysMore(head, scattered()) : fullest(scattered());
      if (said ?? head) return said ?? head;
    }
    return segments
      .map(({ named }) =>
        headOf(
          named.filter(({ named: { to } }) => to === 'family'),
          language,
        ),
      )
      .find((head) => head !== undefined);
  }

  return (wording, language) => {
    const reason = forbiddenByRule(wording);
    if (reason) return { is: 'forbidden', reason };
    const beside = comparedWords(wording);
    const shown = unmasked(wording);
    const hidden = shown === wording ? undefined : headIn(shown, language, beside);
    const head = hidden?.named.to === 'forbidden' ? hidden : headIn(wording, language, beside);
    return head ? asSaid(recognised(head, beside), beside) : { is: 'unknown' };
  };

  /** With a name of its kind that stands in the wording, if it was found by something else. */
  function asSaid(found: Recognised, words: readonly string[]): Recognised {
    if (found.is !== 'kind' || found.name !== undefined) return found;
    const [said] = find
      .exact(words)
      .filter(({ named }) => named.to === 'kind' && named.family === found.family && named.kind === found.kind)
      .flatMap(({ named, letters }) =>
        named.to === 'kind' && named.name !== undefined ? { name: named.name, letters } : [],
      )
      .toSorted((one, other) => other.letters - one.letters);
    return said ? { ...found, name: said.name } : found;
  }
}

/** How a wording is read: which reasons do not count in it, and whether occasions do. */
interface Reading {
  exempt: ReadonlySet<ForbiddenReason>;
  language: Original;
  occasions: boolean;
}

/** What a typed product is; sizes and counts, which name nothing, may be what makes it forbidden (“10mg”, “9mm”). */
export function recogniseTyped(
  recognise: RecogniseProduct,
  { typed, wording }: Pick<TypedProduct, 'typed' | 'wording'>,
  language: Original,
): Recognised {
  const reason = forbiddenByRule(typed);
  return reason ? { is: 'forbidden', reason } : recognise(wording, language);
}

function* allNames(books: Books) {
  for (const language of ['fr', 'en'] as const) {
    const book = books[language];
    if (!book) continue;
    yield* productNames(book.list, language);
    yield* ambiguousNames(book.ambiguous, language);
  }
  yield* forbiddenNames();
}

/** The name that needs the fewest edits for its length. */
function closest(found: readonly Found[]): Found | undefined {
  const isBelieved = ({ named, edits, letters, first, last }: Found) => {
    const { to } = named;
    if (to === 'family' || to === 'permitted') return false;
    if (to === 'kind' && named.name === undefined && first === last && letters < BRAND_FROM) return false;
    return (
      edits / letters <= (first >= MISSPELT_WITHIN ? EDITED_LATER : to === 'forbidden' ? EDITED_FORBIDDEN : EDITED)
    );
  };
  return found
    .filter(isBelieved)
    .toSorted((one, other) => other.letters - other.edits * 3 - (one.letters - one.edits * 3))[0];
}

/** In English a word that could mean much is often the taste or the look of a product named further on. */
const decidedAfter = (open: Found, main: readonly Found[], language: Original) =>
  language === 'en'
    ? headOf(
        main.filter(({ named, first }) => named.to === 'kind' && first > open.last),
        language,
      )
    : undefined;

/**
 * A badly spelt name stands before the well spelt one or reaches further; in English the head is what directly follows,
 * and whatever follows a single word.
 */
function isMoreThan(close: Found, exact: Found, language: Original): boolean {
  const isPhrase = exact.first === close.last + 1 && exact.last - exact.first >= close.last - close.first;
  const isLater = exact.first > close.last && close.first === close.last;
  if (language === 'en' && (isPhrase || isLater)) return false;
  return close.first < exact.first || close.last > exact.last;
}

/** The name that says the same and more, in words that stand apart: « lampe qui fait un coucher de soleil ». */
function saysMore(head: Found, scattered: readonly ScatteredName<Lead>[]): Found | undefined {
  if (head.named.to === 'forbidden') return undefined;
  const places = Array.from({ length: head.last - head.first + 1 }, (_, index) => head.first + index);
  return fullest(
    scattered.filter((one) => one.places.length > places.length && places.every((place) => one.places.includes(place))),
  );
}

const fullest = (scattered: readonly ScatteredName<Lead>[]): Found | undefined =>
  scattered.toSorted((one, other) => other.places.length - one.places.length || other.letters - one.letters)[0];

/** « sans alcool », “nicotine free”: it says what is not in it. */
const isFreeOf = ({ first, last }: Found, words: readonly string[]) =>
  /^(?:sans?|non|zero|no)$/.test(words[first - 1] ?? '') || words[last + 1] === 'free';

/** It counts wherever it stands; of drinks only what is the product itself, since they are colors and tastes, too. */
const isBanned = ({ named, first, last }: Found) =>
  named.to === 'forbidden' && (ANYWHERE.has(named.reason) || (last > first && named.reason !== 'alcohol'));

/** A word is ambiguous in its own language only. */
const isInLanguage = ({ named }: Found, language: Original) => named.to !== 'meanings' || named.language === language;

const idOf = ({ family, kind }: Meaning) => `${family}/${kind}`;

function recognised({ named }: Found, beside: readonly string[]): Recognised {
  switch (named.to) {
    case 'forbidden':
      return { is: 'forbidden', reason: named.reason };
    case 'family':
      return { is: 'family', family: named.family };
    case 'kind':
      return {
        is: 'kind',
        family: named.family,
        kind: named.kind,
        ...(named.name !== undefined && { name: named.name }),
      };
    case 'meanings': {
      const meanings = meaningsBeside(named.meanings, beside);
      const [only] = meanings;
      return only && meanings.length === 1
        ? { is: 'kind', family: only.family, kind: only.kind }
        : { is: 'ambiguous', kinds: meanings.map(idOf) };
    }
    case 'permitted':
      return { is: 'unknown' };
  }
}
