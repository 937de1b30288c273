import i18next from 'i18next';
import * as z from 'zod/mini';
import { DANGER_JUDGE, ORIGINALS } from '../../../contracts/languageFiles';
import type { JudgeFile } from '../../../domain/danger/judge';
import { readerOf } from '../../../domain/danger/readers';
import type { Reader } from '../../../domain/danger/recogniseDanger';
import { languageFile } from '../../../texts/languageFile';
import { readLanguageIndex } from '../../../texts/languageIndex';

/** Where a language's labels hold the words by which danger is heard. */
const WORDS = 'dangerWords';
const lexicon = z.record(z.string(), z.string());
const judgeFile: z.ZodMiniType<JudgeFile> = z.object({
  bits: z.number(),
  bias: z.number(),
  step: z.number(),
  weights: z.string(),
});

let known: { language: string; reader: Reader } | undefined;

/** The reader of the chosen language, once its words are here; French and English are read without. */
export function languageReaders(language: string): readonly Reader[] {
  return known?.language === language ? [known.reader] : [];
}

async function loadReader(language: string): Promise<void> {
  if (ORIGINALS.includes(language) || known?.language === language) return;
  const files = (await readLanguageIndex())[language];
  if (!files?.judge) return;
  const [labels, judge] = await Promise.all([languageFile(files.labels), languageFile(files.judge)]);
  known = { language, reader: readerOf(lexicon.parse(labels[WORDS]), judgeFile.parse(judge[DANGER_JUDGE])) };
}

/** Fetches what is needed to hear and to answer somebody in danger: the language's words and judge, and the labels of the answer. */
export async function loadLookOut(): Promise<void> {
  await Promise.all([loadReader(i18next.language), i18next.loadNamespaces('danger')]);
}
