import { fold } from '../../lib/fold.ts';
import { FORBIDDEN_REASONS, type ForbiddenReason } from './forbidden.ts';
import { EXEMPTIONS, FORBIDDEN_COMBINATIONS } from './forbiddenCombinations.ts';

/** Why something may not be promoted: what must all stand in its wording, and what must not. */
interface Rule {
  reason: ForbiddenReason;
  all: readonly RegExp[];
  but?: RegExp;
}

/** The rules of a list with one a line; their patterns stand for whole words. */
function rulesIn(lines: string): Rule[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', text = ''] = line.split(/: (.*)/s);
      const reason = FORBIDDEN_REASONS.find((one) => one === name);
      const [all = '', but] = text.split(' - ');
      return reason ? [{ reason, all: all.split(' + ').map(wholeWords), ...(but && { but: wholeWords(but) }) }] : [];
    });
}

const wholeWords = (alternatives: string) => new RegExp(`(?<![a-z0-9])(?:${alternatives})(?![a-z0-9])`);

const holdsFor =
  (text: string) =>
  ({ all, but }: Rule) =>
    all.every((pattern) => pattern.test(text)) && !but?.test(text);

const RULES = rulesIn(FORBIDDEN_COMBINATIONS);
const EXEMPT = rulesIn(EXEMPTIONS);

/** The reasons for which a wording is not refused, whatever it names. */
export function exemptReasons(wording: string): ReadonlySet<ForbiddenReason> {
  return new Set(EXEMPT.filter(holdsFor(flat(wording))).map(({ reason }) => reason));
}

/** Why a wording may not be promoted, where only several words together tell. */
export function forbiddenByRule(wording: string): ForbiddenReason | undefined {
  const texts = [flat(wording), flat(unmasked(wording))];
  return RULES.find((rule) => texts.some((text) => holdsFor(text)(rule)))?.reason;
}

const flat = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim();

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
};
/** A word in which a digit or sign stands for a letter: « oz3mpic », “elfb4r”, « p@per ». */
const MASKED = /(?<![\p{L}\d])(?=[\d@$€!]*\p{L}+[\d@$€!]+\p{L}|[\d@$€]\p{L}{4})[\p{L}\d@$€!]+(?![\p{L}\d])/gu;
/** Letters with a point, star or space between them: « c.b.d », “v a p e”. */
const SPACED = /(?<![\p{L}\d])\p{L}(?:[ .*_-]\p{L}){2,}(?![\p{L}\d])/gu;

/** A text with the letters shown that somebody hid. */
export const unmasked = (text: string) =>
  text
    .replace(MASKED, (word) => word.replace(/[\d@$€!]/g, (sign) => LETTERS[sign] ?? sign))
    .replace(SPACED, (letters) => letters.replace(/[ .*_-]/g, ''));
