import { globSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { DANGERS, type Danger } from '../../src/contracts/danger.ts';
import { seededRandom } from '../../src/lib/seededRandom.ts';
import { ROUTING } from '../../tests/fixtures/coach/routing.ts';

/** What the training learns from: messages of one language, by the danger they tell of, and ordinary ones. */
const corpusFile = z.object({
  language: z.string(),
  danger: z.record(z.enum(DANGERS), z.array(z.string())),
  ordinary: z.array(z.string()),
});

export interface Example {
  text: string;
  language: string;
  /** Absent for an ordinary message; `any` if nobody has said which. */
  danger: Danger | 'any' | undefined;
}

/** The written examples. */
export const readCorpus = (): Example[] => readExamples(`${import.meta.dirname}/corpus/*.json`);

/** Messages written as somebody writes to the coach, between two takes, in danger or not. */
export const messagesToTheCoach = (): Example[] => readExamples(`${import.meta.dirname}/corpus/coach/*.json`);

function readExamples(files: string): Example[] {
  return globSync(files)
    .sort()
    .flatMap((file) => {
      const { language, danger, ordinary } = corpusFile.parse(JSON.parse(readFileSync(file, 'utf8')));
      return [
        ...DANGERS.flatMap((kind) => danger[kind].map((text) => ({ text, language, danger: kind }))),
        ...ordinary.map((text) => ({ text, language, danger: undefined })),
      ];
    });
}

const messages = z.object({ danger: z.array(z.string()), ordinary: z.array(z.string()) });

const FRENCH =
  /[éèêàçùœ]|(?<!\p{L})(?:je|j|jai|mon|ma|mes|le|la|les|un|une|des|du|pas|est|il|elle|on|tu|ce|moi)(?!\p{L})/iu;

/** The open half of what was written for measuring: the sealed half is never learned from. */
export function openExamples(): Example[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(`tests/fixtures/danger/${file}`, 'utf8'));
  const examplesOf = ({ danger, ordinary }: z.infer<typeof messages>, languageOf: (text: string) => string) => [
    ...danger.map((text): Example => ({ text, language: languageOf(text), danger: 'any' })),
    ...ordinary.map((text): Example => ({ text, language: languageOf(text), danger: undefined })),
  ];
  const others = z.record(z.string(), messages).parse(read('open.others.json'));
  return [
    ...examplesOf(messages.parse(read('open.fr-en.json')), (text) => (FRENCH.test(text) ? 'fr' : 'en')),
    ...Object.entries(others).flatMap(([language, of]) => examplesOf(of, () => language)),
  ];
}

const stringsOf = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : tree && typeof tree === 'object' ? Object.values(tree).flatMap(stringsOf) : [];

/** How many labels are taken from an original, and from each other language. */
const ORIGINAL_LABELS = 4000;
const OTHER_LABELS = 50;

/** Ordinary talk of the trade that the product already has: some of its labels. */
export function labelsOfTheProduct(): Example[] {
  const byLanguage = new Map<string, string[]>();
  const add = (language: string, texts: string[]) =>
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), ...texts]);
  const files = [
    ...globSync('src/i18n/locales/*/*.labels.json'),
    ...globSync('src/{app,features,tools}/**/locales/{fr,en}.json'),
  ];
  for (const file of files.sort()) {
    const [, folder, name = ''] = /locales\/(?:(\w+)\/)?([\w-]+)/.exec(file) ?? [];
    if (name === 'danger' || file.includes('/danger/')) continue;
    const texts = stringsOf(JSON.parse(readFileSync(file, 'utf8')));
    add(
      folder ?? name,
      texts.filter(({ length }) => length >= 8 && length < 200),
    );
  }
  const random = seededRandom(7);
  return [...byLanguage].flatMap(([language, texts]) => {
    const most = language === 'fr' || language === 'en' ? ORIGINAL_LABELS : OTHER_LABELS;
    const share = most / texts.length;
    return texts
      .filter(() => random() < share)
      .map((text) => ({ text: text.replace(/\{\{\w+\}\}/g, ''), language, danger: undefined }));
  });
}

const questions = z.record(z.string(), z.array(z.string()));

/** What people ask the coach, shortly and at length. */
export function questionsToTheCoach(): Example[] {
  const short = Object.entries(
    questions.parse(JSON.parse(readFileSync('scripts/danger/questions.json', 'utf8'))),
  ).flatMap(([language, texts]) => texts.map((text) => ({ text, language, danger: undefined })));
  const ofRouting = Object.entries(ROUTING).flatMap(([language, byTopic]) =>
    Object.values(byTopic)
      .flat()
      .map((text) => ({ text, language, danger: undefined })),
  );
  return [...short, ...ofRouting];
}

const topic = z.object({ facts: z.record(z.string(), z.object({ asks: z.array(z.string()) })) });

/** How many of the coach's own examples are learned from, in each original language. */
const COACH_EXAMPLES = 3000;

/** What the coach is asked, as its topics hold it: stories and short messages, badly typed. */
export function asksOfTheCoach(): Example[] {
  const random = seededRandom(11);
  return ['fr', 'en'].flatMap((language) => {
    const texts = globSync(`src/domain/coach/topics/${language}/*.json`)
      .sort()
      .flatMap((file) =>
        Object.values(topic.parse(JSON.parse(readFileSync(file, 'utf8'))).facts).flatMap(({ asks }) => asks),
      );
    const share = COACH_EXAMPLES / texts.length;
    return texts.filter(() => random() < share).map((text): Example => ({ text, language, danger: undefined }));
  });
}
