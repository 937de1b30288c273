import * as z from 'zod/mini';
import type { Bundle } from '../lib/storeFiles';

/** English and French: written by hand as originals. Their labels are in the precache. */
export const ORIGINALS: readonly string[] = ['en', 'fr'];

/** Where nobody has written a language's long texts, they are this one's. */
export const FALLBACK = 'en';

/** The cache of what the precache does not have of the languages; its files lie under LANGUAGE_FOLDER. */
export const LANGUAGE_CACHE = 'languages';
export const LANGUAGE_FOLDER = '/languages/';
/** Says where every language's files are; part of the precache. */
export const LANGUAGE_INDEX = '/languages/index.json';
/** What stands under this address in the cache is the code of the language chosen last. */
export const CHOSEN_LANGUAGE = '/languages/chosen';

/** The namespace of the judge below, in its file. */
export const DANGER_JUDGE = 'dangerJudge';

/** Addresses of one language's files; each has the hash of what it holds in its name. */
export const languageFiles = z.object({
  /** The labels of the first screen. */
  first: z.string(),
  /** All other labels. */
  labels: z.string(),
  /** The judge by which danger is heard in it; that of the originals is part of the code. */
  judge: z.optional(z.string()),
  /** The long texts, by namespace; empty where nobody has written them: they are translated when they are read. */
  texts: z.record(z.string(), z.string()),
  /** One file with all of them by namespace, for storing them. */
  allTexts: z.optional(z.string()),
});

export const languageIndex = z.record(z.string(), languageFiles);

export type LanguageFiles = z.infer<typeof languageFiles>;
export type LanguageIndex = z.infer<typeof languageIndex>;

/** All files of one language but the one that holds its long texts together. */
export function allFiles(files: LanguageFiles): string[] {
  return [...labelFiles(files), ...Object.values(files.texts)];
}

/** The labels of a language, and what goes with them. */
export function labelFiles({ first, labels, judge }: LanguageFiles): string[] {
  return judge === undefined ? [first, labels] : [first, labels, judge];
}

/** Those of some files that the precache does not have. */
export const beyondPrecache = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => address.startsWith(LANGUAGE_FOLDER));

/** Everything that a language needs offline beyond the precache: its labels, and its long texts or the English ones. */
export function filesToStore(index: LanguageIndex, code: string): { addresses: string[]; bundles: Bundle[] } {
  const files = index[code];
  if (!files) throw new Error(`There are no files of ${code}`);
  const { allTexts, texts } = files.allTexts ? files : (index[FALLBACK] ?? files);
  return {
    addresses: beyondPrecache(labelFiles(files)),
    bundles: allTexts ? [{ address: allTexts, parts: texts }] : [],
  };
}
