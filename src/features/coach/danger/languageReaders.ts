import i18next from 'i18next';
import * as z from 'zod/mini';
import { DANGER_JUDGE, ORIGINALS } from '../../../contracts/languageFiles';
import type { JudgeFile } from '../../../domain/danger/judge';
import { readerOf } from '../../../domain/danger/readers';
import type { Reader } from '../../../domain/danger/recogniseDanger';
import { withinLimit } from '../../../lib/withinLimit';
import { languageFile } from '../../../texts/languageFile';
import { readLanguageIndex } from '../../../texts/languageIndex';

/** The key under which a language's labels hold the words that reveal danger. */
const WORDS = 'dangerWords';
/** A message waits at most this long for the words that reveal danger, ms. */
const PATIENCE = 5000;

const lexicon = z.record(z.string(), z.string());
const judgeFile: z.ZodMiniType<JudgeFile> = z.object({
  bits: z.number(),
  bias: z.number(),
  step: z.number(),
  weights: z.string(),
});

let known: { language: string; readers: readonly Reader[] } | undefined;

/**
 * The readers of the chosen language besides the French and English one, which is always there; undefined while its
 * words are not loaded. A message written meanwhile may tell of danger, so no model may see it.
 */
export function languageReaders(language: string): readonly Reader[] | undefined {
  if (ORIGINALS.includes(language)) return [];
  return known?.language === language ? known.readers : undefined;
}

async function loadReader(language: string): Promise<void> {
  if (languageReaders(language)) return;
  const files = (await readLanguageIndex())[language];
  if (!files?.judge) throw new Error(`${language} has no words for danger`);
  const [labels, judge] = await Promise.all([languageFile(files.labels), languageFile(files.judge)]);
  known = { language, readers: [readerOf(lexicon.parse(labels[WORDS]), judgeFile.parse(judge[DANGER_JUDGE]))] };
}

/**
 * Fetches what is needed to recognise and to answer somebody in danger: the language's words and judge, and the labels
 * of the answer.
 */
export async function loadLookOut(language: string = i18next.language): Promise<void> {
  await Promise.all([loadReader(language), i18next.loadNamespaces('danger')]);
}

/**
 * Awaited before a message is checked: resolves once danger can be recognised in this language, or has not come in
 * time.
 */
export async function readyToHear(language: string): Promise<void> {
  if (languageReaders(language)) return;
  await withinLimit(loadReader(language), PATIENCE).catch((error: unknown) => {
    console.warn(`Danger cannot be heard in ${language} yet`, error);
  });
}
