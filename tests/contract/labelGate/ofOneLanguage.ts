import { fold } from '../../../src/lib/fold';
import { PLURAL } from '../catalogueFiles';
import { isPhrase, type Label } from './labels';
import { isNearEnglish } from './nearEnglish';

const said = (text: string) => text.toLowerCase().replace(/[\s.…:!?]+$/, '');

/** English that says one thing twice: by an article or 'your', by its number, in full or in short. */
const meaning = (english: string) =>
  said(english)
    .replace(/\b(?:the|an?|your) /g, '')
    .replace(/\bcall to action\b/g, 'cta')
    .replace(/\beverything\b/g, 'all')
    .replace(/(?<=\w)s\b/g, '');

/**
 * Labels of one namespace with the same text though their English differs: a reader could not tell two buttons apart. Plural
 * forms of one label are one; so are English texts that differ by an article, by 'your' or by the number alone, which many languages do not
 * tell apart.
 */
export function sameTexts(labels: readonly Label[]): Label[] {
  const meanings = new Map<string, string>();
  return labels.filter(({ namespace, key, english, text }) => {
    const at = `${namespace} ${said(text)}`;
    const first = meanings.get(at);
    if (first === undefined) meanings.set(at, meaning(english));
    return first !== undefined && first !== meaning(english) && !PLURAL.test(key);
  });
}

const AFFIX = 3;
const MOST_ALIKE = 0.3;

/** The most frequent one, and its share of all. */
function mostFrequent(all: readonly string[]): [string, number] {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [most, count] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
  return [most, count / Math.max(all.length, 1)];
}

/**
 * Beginnings and endings of three letters that three labels in ten share, or three words in ten: text that was made by
 * putting the same to everything. In a language one ending holds a tenth at most (the Urdu ہے, the Filipino 'ang').
 */
export function sharedAffixes(labels: readonly Label[]): string[] {
  const words = labels.map(({ text }) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  const whole = words.map((ones) => [...ones.join(' ')]).filter(({ length }) => length > AFFIX);
  const single = words.flatMap((ones) => ones.map((one) => [...one])).filter(({ length }) => length > AFFIX);
  return [whole, single].flatMap((texts) =>
    [texts.map((one) => one.slice(0, AFFIX)), texts.map((one) => one.slice(-AFFIX))].flatMap((ends) => {
      const [affix, share] = mostFrequent(ends.map((end) => end.join('')));
      return share >= MOST_ALIKE ? [`${affix}: ${Math.round(100 * share)} %`] : [];
    }),
  );
}

/** Enough of a word to know it by, without its ending. */
const beginning = (word: string) => word.slice(0, Math.max(2, Math.min(4, word.length - 1)));

/**
 * How often the labels call a thing as the language's glossary does, by the beginning of its words: an eighth of the
 * occasions goes to synonyms ('take', 'cut'), no catalogue that was translated by people is below 0.8. Undefined without an
 * occasion.
 */
export function glossaryShare(labels: readonly Label[], glossary: ReadonlyMap<string, string>): number | undefined {
  const terms = [...glossary].map(([english, own]) => {
    const words = fold(own).match(/[\p{L}\p{M}]+/gu) ?? [];
    return {
      english: new RegExp(`(?<!\\p{L})${fold(english.replace(/\(.*\)/, '')).trim()}s?(?!\\p{L})`, 'u'),
      // A prefix of one letter, as in 'i-hook', is in any text.
      stems: words.filter(({ length }) => length > 1 || words.length === 1).map(beginning),
    };
  });
  const occasions = labels.flatMap(({ english, text }) => {
    const from = fold(english);
    const due = terms.filter((term) => term.english.test(from));
    if (due.length === 0) return [];
    const to = fold(text);
    return due.map(({ stems }) => stems.some((stem) => to.includes(stem)));
  });
  return occasions.length ? occasions.filter(Boolean).length / occasions.length : undefined;
}
export const LEAST_GLOSSARY = 0.5;

const MOST_NEAR = 0.25;

/** Whether a fourth of a language's phrases is English with letters changed; of Dutch, the nearest, a tenth is. */
export function isMostlyEnglish(labels: readonly Label[]): boolean {
  const phrases = labels.filter(isPhrase);
  return phrases.filter(isNearEnglish).length > MOST_NEAR * phrases.length;
}
