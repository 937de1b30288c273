import { fold, words } from '../../lib/fold';
import { isOneTypoAway } from '../../lib/oneTypo';

/** A screen with the words its users search for it by. */
export interface Searched {
  id: string;
  name: string;
  /** What it does, in one line; blank if nobody has written that. */
  job: string;
  /** Most telling first. */
  keywords: readonly string[];
}

/** A screen prepared for comparing: folded once, not at every letter typed. */
interface Folded {
  id: string;
  name: string;
  keywords: readonly string[];
  phrases: readonly string[];
  words: readonly string[];
}

/** A query: the whole phrase, and the words that mean something. */
interface Asked {
  phrase: string;
  words: readonly string[];
}

/** Whether a screen matches the query: undefined, or its rank; the lowest comes first. */
type Rank = (screen: Folded, asked: Asked) => number | undefined;

/** From this many letters on, a word may contain one wrong letter. */
const FORGIVEN_FROM = 5;

/** Filler words, French and English, folded. */
const LITTLE_WORDS = new Set(
  'a ai au aux avec c ca ce ces comme comment d dans de des du en est et faire faut fais il j je l la le les leur ma me mes mon moi on ou par pour qu que quel quelle quelles quels s se si son sur t ta te tes toi ton tu un une va vais veux voir y an and are as at be by can could do does for from get have how i in is it m me my of on or please should some t that the this to want what which will with would you your'.split(
    ' ',
  ),
);

/** Scripts without spaces between words: there a part counts anywhere. */
const WRITTEN_TOGETHER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const singular = (word: string) => (word.length > 3 ? word.replace(/s$|(?<=u)x$/, '') : word);
const wordsOf = (text: string) => words(text).map(singular);

/** The form in which phrases are compared: folded, without plurals and signs, unless it is only a sign. */
export const phraseOf = (text: string): string => wordsOf(text).join(' ') || fold(text.trim());

const foldedOf = ({ id, name, job, keywords }: Searched): Folded => {
  const phrases = [...keywords, job].map(phraseOf);
  return {
    id,
    name: phraseOf(name),
    keywords: phrases.slice(0, -1),
    phrases,
    words: [...new Set([name, ...phrases].flatMap(wordsOf))],
  };
};

function askedIn(query: string): Asked {
  const said = words(query);
  const telling = said.filter((word) => !LITTLE_WORDS.has(word));
  return { phrase: phraseOf(query), words: (telling.length > 0 ? telling : said).map(singular) };
}

/** Whether a part occurs in a text at the beginning of a word. */
const holds = (text: string, part: string) =>
  ` ${text}`.includes(` ${part}`) || (WRITTEN_TOGETHER.test(part) && text.includes(part));

/** Within a rank, an earlier position in the list of keywords comes first. */
const placed = (rank: number, place: number) => rank + place / 1000;
/** A double letter counts as one: « comision » means « commission ». */
const undoubled = (word: string) => word.replace(/(.)\1/gu, '$1');
const joined = (phrase: string) => undoubled(phrase.replaceAll(' ', ''));

/** Matches its name, a keyword, part of a keyword or of its job, or all words of the query in any order. */
const byWords: Rank = ({ name, keywords, phrases, words }, { phrase, words: asked }) => {
  if (name.startsWith(phrase)) return 0;
  if (holds(name, phrase)) return 1;
  const equal = keywords.indexOf(phrase);
  if (equal >= 0) return placed(2, equal);
  const held = phrases.findIndex((one) => holds(one, phrase));
  if (held >= 0) return placed(3, held);
  if (name.includes(phrase)) return 4;
  return asked.length > 0 && asked.every((part) => words.some((word) => word.startsWith(part))) ? 5 : undefined;
};

/**
 * The same, ignoring double letters, with one wrong letter in each longer word, including unfinished words and words
 * written as two.
 */
const byTypos: Rank = ({ keywords, words }, { phrase, words: asked }) => {
  const isMeant = (part: string) => (word: string) =>
    word.startsWith(part) ||
    (part.length >= FORGIVEN_FROM && [-1, 0, 1].some((more) => isOneTypoAway(part, word.slice(0, part.length + more))));
  const parts = asked.map(undoubled);
  const known = words.map(undoubled);
  const whole = joined(phrase);
  if (whole.length >= FORGIVEN_FROM && keywords.some((one) => isOneTypoAway(whole, joined(one)))) return 0;
  return parts.length > 0 && parts.every((part) => known.some(isMeant(part))) ? 1 : undefined;
};

/** Matches a whole sentence by the longest keyword it contains; a short keyword has to be a word of it. */
const bySentence: Rank = ({ keywords }, { phrase }) => {
  const isShort = (keyword: string) => keyword.length < FORGIVEN_FROM && !WRITTEN_TOGETHER.test(keyword);
  const held = keywords.filter((keyword) => holds(`${phrase} `, isShort(keyword) ? `${keyword} ` : keyword));
  return held.length > 0 ? -Math.max(...held.map(({ length }) => length)) : undefined;
};

/**
 * The search over screens: their ids, best first. Less certain matches count only if there are no better ones; a blank
 * query gives all, in the order given.
 */
export function screenFinder(screens: readonly Searched[]): (query: string) => readonly string[] {
  const all = screens.map(foldedOf);
  return (query) => {
    const asked = askedIn(query);
    for (const rank of [byWords, byTypos, bySentence]) {
      const found = all
        .flatMap((screen) => {
          const place = rank(screen, asked);
          return place === undefined ? [] : [{ id: screen.id, place }];
        })
        .sort((one, other) => one.place - other.place);
      if (found.length > 0) return found.map(({ id }) => id);
    }
    return [];
  };
}
