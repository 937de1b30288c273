import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Lexicon } from '../../src/domain/danger/concepts.ts';
import type { JudgeFile } from '../../src/domain/danger/judge.ts';
import { lookOut, readerOf } from '../../src/domain/danger/readers.ts';

const messages = z.object({ danger: z.array(z.string()), ordinary: z.array(z.string()) });
type Messages = z.infer<typeof messages>;

/** How many were missed and how many wrongly flagged; `asked`: how many of each the coach asks about. */
export interface Count {
  danger: number;
  missed: number;
  askedOfDanger: number;
  ordinary: number;
  wronglyTaken: number;
  askedOfOrdinary: number;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const readerFor = (language: string) => {
  const of = (name: string) => read(`src/i18n/locales/${language}/${name}.json`);
  return readerOf(of('dangerWords.lexicon') as Lexicon, of('dangerJudge') as JudgeFile);
};

function count({ danger, ordinary }: Messages, language?: string): Count {
  const more = language ? [readerFor(language)] : [];
  const seen = (texts: string[]) => texts.map((text) => lookOut(text, more));
  const [inDanger, atEase] = [seen(danger), seen(ordinary)];
  const asked = (found: ReturnType<typeof seen>) => found.filter((one) => one && !one.isSure).length;
  return {
    danger: danger.length,
    missed: inDanger.filter((one) => one === undefined).length,
    askedOfDanger: asked(inDanger),
    ordinary: ordinary.length,
    wronglyTaken: atEase.filter((one) => one?.isSure).length,
    askedOfOrdinary: asked(atEase),
  };
}

const FOLDERS = { open: 'tests/fixtures/danger/open', sealed: 'tests/fixtures/sealed/danger' };

/** Counts a set in French and English together; the messages themselves are never shown. */
export const countOriginals = (set: keyof typeof FOLDERS): Count =>
  count(messages.parse(read(`${FOLDERS[set]}.fr-en.json`)));

/** The same for each of the other languages, as the language chosen in the app. */
export function countOthers(set: keyof typeof FOLDERS): Map<string, Count> {
  const byLanguage = z.record(z.string(), messages).parse(read(`${FOLDERS[set]}.others.json`));
  return new Map(Object.entries(byLanguage).map(([language, of]) => [language, count(of, language)]));
}
