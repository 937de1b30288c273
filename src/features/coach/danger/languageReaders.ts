import i18next from 'i18next';
import * as z from 'zod/mini';
import { DANGER_JUDGE, ORIGINALS } from '../../../contracts/languageFiles';
import type { JudgeFile } from '../../../domain/danger/judge';
import { readerOf } from '../../../domain/danger/readers';
import type { Reader } from '../../../domain/danger/recogniseDanger';
import { withinLimit } from '../../../lib/withinLimit';
import { languageFile } from '../../../texts/languageFile';
import { readLanguageIndex } from '../../../texts/languageIndex';

/** Where a language's labels hold the words by which danger is heard. */
const WORDS = 'dangerWords';
/** A message waits no longer than this for the words by which it is heard, ms. */
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
 * The readers of the chosen language beside the French and English one, which is always there; undefined as long as its
 * words are not here. What is written meanwhile may tell of danger, so no model may see it.
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

/** Fetches what is needed to hear and to answer somebody in danger: the language's words and judge, and the labels of the answer. */
export async function loadLookOut(language: string = i18next.language): Promise<void> {
  await Promise.all([loadReader(language), i18next.loadNamespaces('danger')]);
}

/** Before a message is looked at: resolves once danger can be heard in this language, or has not come in time. */
export async function readyToHear(language: string): Promise<void> {
  if (languageReaders(language)) return;
  await withinLimit(loadReader(language), PATIENCE).catch((error: unknown) => {
    console.warn(`Danger cannot be heard in ${language} yet`, error);
  });
}
