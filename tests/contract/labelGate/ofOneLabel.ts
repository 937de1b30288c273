import { writingOf } from './alphabets';
import { bare, type Label, withoutQuotations, withoutSlots } from './labels';

/** Signs that stand in the texts of any language; those of one script are told by the script. */
const SIGNS = /\p{Emoji_Presentation}|⚠|\ufe0f|[\s\d.,:;?!…–—−·•#+%()[\]/×=÷Ø@*&'’‘“”„«»¿¡→~\u2011-]/u;
/** The wide forms of the same signs. */
const WIDE_SIGNS = /[？！：；，（）]/u;
/** Abbreviations and units that are written in Latin letters wherever people speak of them. */
const ABBREVIATIONS = ['ai', 'ok', 'url', 'cta', 'mb', 's'];
/** Greek takes words of the net in Latin letters. */
const LOANS: Readonly<Record<string, readonly string[]>> = { el: ['link', 'live', 'pixel', 'username'] };

/** A part of an English word, or the reverse: 'hashtag' of 'hashtags'. */
const isIn = (word: string, english: readonly string[]) =>
  english.some((one) => one === word || (word.length > 2 && (one.startsWith(word) || word.startsWith(one))));

/** A text without the words that stand in the English as well, which are names, quotations or loans. */
function withoutEnglish({ english, text }: Label, language: string): string {
  const said = english.toLowerCase().match(/\p{L}+/gu) ?? [];
  const loans = [...ABBREVIATIONS, ...(LOANS[language] ?? [])];
  return bare(text).replace(/\p{Script=Latin}+/gu, (word) => {
    const lower = word.toLowerCase();
    return isIn(lower, said) || loans.includes(lower) ? ' ' : word;
  });
}

/**
 * The characters of a text that its language does not have. Refused from the first one on: a letter of another alphabet, or a
 * sign that no label uses, is never right. What the English has word for word is a name or a quotation.
 */
export function foreignCharacters(label: Label, language: string): string[] {
  const { script, letters: own } = writingOf(language);
  const wide = language === 'ja' || language === 'zh';
  const isOwn = (one: string) => {
    if (SIGNS.test(one) || (wide && WIDE_SIGNS.test(one))) return true;
    const lower = one.toLocaleLowerCase(language);
    return own && /[\p{L}\p{M}]/u.test(one) ? own.test(lower) : script.test(lower) && !/\p{Script=Latin}/u.test(lower);
  };
  return [...withoutEnglish(label, language).normalize('NFC')].filter((one) => !isOwn(one));
}

const figures = (text: string) => (text.match(/\d+|\{\{\w+\}\}/g) ?? []).sort().join();

/**
 * Whether a text has not one letter of its script though the English has a word of three letters or more that is no name. An
 * abbreviation may stand alone ('URL', '4. CTA'), so may a figure ('/100' for 'out of 100') and what the list of terms lets a
 * language say as English does.
 */
export function lacksItsScript({ english, englishWords, text }: Label, language: string, terms: ReadonlySet<string>) {
  if (writingOf(language).script.test(bare(text).replace(/\P{L}/gu, ''))) return false;
  const words =
    withoutSlots(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const isFigure = words.length === 0 && figures(text) !== '' && figures(text) === figures(english);
  const isAbbreviation = words.length > 0 && words.every((word) => ABBREVIATIONS.includes(word));
  return englishWords.some((word) => word.length >= 3) && !isFigure && !isAbbreviation && !terms.has(text);
}

const SHORTEST = 0.4;
const LONGEST = 2.5;
const FEWER = 4;
const MORE = 8;

/** Letters as a reader counts them: vowel signs and accents belong to one. */
const count = (text: string) => withoutSlots(withoutQuotations(text)).match(/\p{L}/gu)?.length ?? 0;

/**
 * Whether a text is shorter than 0.4 times or longer than 2.5 times its English, in letters; slots, quotations, digits and
 * signs are the same in both and do not count. The English is weighed by the density of the script first: Chinese says the same in
 * a third of the letters, Korean and Hindi in about half, Arabic in four fifths. Short labels need leave to be a word of
 * another length ('Ad' is 'Publicidade'), hence four letters fewer or eight more at any length.
 */
export function hasOddLength({ english, text }: Label, language: string): boolean {
  const { density } = writingOf(language);
  const expected = count(english) * density;
  if (expected === 0) return false;
  const actual = count(text);
  return actual < SHORTEST * expected - FEWER * density || actual > LONGEST * expected + MORE * density;
}
