import * as z from 'zod/mini';

/** English and French: written by hand as originals, part of the build's own chunks and of the precache. */
export const ORIGINALS: readonly string[] = ['en', 'fr'];

/** The cache of the languages beside the originals; their files lie under LANGUAGE_FOLDER. */
export const LANGUAGE_CACHE = 'languages';
export const LANGUAGE_FOLDER = '/languages/';
/** Says where every language's files are; part of the precache. */
export const LANGUAGE_INDEX = '/languages/index.json';
/** What stands under this address in the cache is the code of the language chosen last. */
export const CHOSEN_LANGUAGE = '/languages/chosen';

/** Addresses of one language's files; each has the hash of what it holds in its name. */
export const languageFiles = z.object({
  /** The labels of the first screen. */
  first: z.string(),
  /** All other labels. */
  labels: z.string(),
  /** The long texts, by namespace; empty where they are translated when they are read. */
  texts: z.record(z.string(), z.string()),
});

export const languageIndex = z.record(z.string(), languageFiles);

export type LanguageFiles = z.infer<typeof languageFiles>;
export type LanguageIndex = z.infer<typeof languageIndex>;

/** Everything that a language needs offline. */
export function allFiles({ first, labels, texts }: LanguageFiles): string[] {
  return [first, labels, ...Object.values(texts)];
}
