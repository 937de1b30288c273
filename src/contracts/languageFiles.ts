import * as z from 'zod/mini';
import type { Bundle } from '../lib/storeFiles';

/** English and French, written by hand. Their labels are in the precache. */
export const ORIGINALS: readonly string[] = ['en', 'fr'];
export const isOriginal = (code: string): code is 'en' | 'fr' => ORIGINALS.includes(code);

/** Stands in for a language whose long texts nobody has written. */
export const FALLBACK = 'en';

/** The cache for language files beyond the precache; they lie under LANGUAGE_FOLDER. */
export const LANGUAGE_CACHE = 'languages';
/** The address under which all language files are. */
export const LANGUAGE_FOLDER = '/languages/';
/** Lists where every language's files are; part of the precache. */
export const LANGUAGE_INDEX = '/languages/index.json';
/** The cache holds the code of the last chosen language under this address. */
export const CHOSEN_LANGUAGE = '/languages/chosen';

/** The namespace of the danger judge below, in its file. */
export const DANGER_JUDGE = 'dangerJudge';

/** Addresses of one language's files; each name contains a hash of the content. */
export const languageFiles = z.object({
  /** The labels of the first screen. */
  first: z.string(),
  /** All other labels. */
  labels: z.string(),
  /** The judge that recognises danger in this language; those of the originals are part of the code. */
  judge: z.optional(z.string()),
  /** The long texts, by namespace; empty if nobody has written them, and then they are translated as they are read. */
  texts: z.record(z.string(), z.string()),
  /** One file with all long texts by namespace, for storing them. */
  allTexts: z.optional(z.string()),
  /**
   * What is known of single kinds of products, by niche and family: stored for the creator's own niche, and otherwise once
   * it was wanted. What the families have in common is a long text.
   */
  kinds: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  /** What the coach knows, and how it hears; only the originals have one, and English stands in for the others. */
  coach: z.optional(z.string()),
  /** Topics of the coach that are stored once it was asked something. */
  coachFurther: z.optional(z.string()),
  /** Brands and other wordings by which products are recognised, too: stored once they were wanted. */
  wordings: z.optional(z.string()),
});

/** The files of every language, by its code. */
export const languageIndex = z.record(z.string(), languageFiles);

export type LanguageFiles = z.infer<typeof languageFiles>;
export type LanguageIndex = z.infer<typeof languageIndex>;

/** All files that are stored of one language, so without the one that holds its long texts together. */
export function allFiles(files: LanguageFiles): string[] {
  const { texts, kinds = {}, coach, coachFurther, wordings } = files;
  return [
    ...labelFiles(files),
    ...Object.values(texts),
    ...Object.values(kinds).flatMap(Object.values),
    ...[coach, coachFurther].flatMap((address) => address ?? []),
    ...(wordings === undefined ? [] : [wordings]),
  ];
}

/** A language's labels and what goes with them. */
export function labelFiles({ first, labels, judge }: LanguageFiles): string[] {
  return judge === undefined ? [first, labels] : [first, labels, judge];
}

/** The addresses among these that the precache does not have. */
export const beyondPrecache = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => address.startsWith(LANGUAGE_FOLDER));

/** Everything a language needs offline beyond the precache: its labels, its long texts and coach or the English ones. */
export function filesToStore(index: LanguageIndex, code: string): { addresses: string[]; bundles: Bundle[] } {
  const files = index[code];
  if (!files) throw new Error(`There are no files of ${code}`);
  const { allTexts, texts } = files.allTexts ? files : (index[FALLBACK] ?? files);
  const coach = files.coach ?? index[FALLBACK]?.coach;
  return {
    addresses: beyondPrecache([...labelFiles(files), ...(coach === undefined ? [] : [coach])]),
    bundles: allTexts ? [{ address: allTexts, parts: texts }] : [],
  };
}
