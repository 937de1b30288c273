import { fold } from '../../../lib/fold.ts';
import type { CoachLanguage } from '../language.ts';
import english from './shortForms/en.json' with { type: 'json' };
import french from './shortForms/fr.json' with { type: 'json' };

/** Short forms by what they stand for. */
const SHORT_FORMS: Readonly<Record<CoachLanguage, Readonly<Record<string, string>>>> = { fr: french, en: english };

const WORD = /[\p{L}]+|[\p{N}]+|[%€$£]/gu;
/** Numbers stand for how large they are: « 200 vues » and « 340 vues » ask the same, « 80 000 vues » something else. */
const SIZES = [20, 600, 6000];

const sizeOf = (number: string) => `#${SIZES.filter((size) => Number(number) > size).length}`;
/** A message longer than this is read up to here; a question fits in. */
const MOST_WORDS = 80;

/** The folded words of a message as they are meant: short forms written out, drawn-out letters once, numbers as their size. */
export function writtenOut(message: string, language: CoachLanguage): string[] {
  const shortForms = SHORT_FORMS[language];
  const typed = fold(message.replace(/tik tok/gi, 'tiktok'))
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/(\d)[ .,]?(?=\d)/g, '$1');
  return (typed.match(WORD) ?? [])
    .flatMap((word) => (Object.hasOwn(shortForms, word) ? (shortForms[word] ?? '').split(' ') : [word]))
    .filter((word) => word !== '')
    .map((word) => (/^\p{N}/u.test(word) ? sizeOf(word) : word))
    .slice(0, MOST_WORDS);
}

const ENDINGS: Readonly<Record<CoachLanguage, RegExp>> = {
  fr: /(?:issements?|ements?|ations?|erait|erais|aient|antes?|ants?|euses?|eurs?|ions|ees?|ent|ait|ais|ez|er|es|e|s|x|i|is|it)$/,
  en: /(?:ments?|ations?|ings?|ers?|edly|ies|es|ed|ly|y|e|s)$/,
};
/** An ending is cut only if it leaves a stem of so many letters. */
const STEM = 3;

/** A word without its ending. */
export function stemOf(word: string, language: CoachLanguage): string {
  const ending = ENDINGS[language].exec(word)?.[0];
  return ending && word.length - ending.length >= STEM ? word.slice(0, -ending.length) : word;
}
