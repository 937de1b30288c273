import * as z from 'zod/mini';

/** The most texts in one request, and the longest single text in characters. */
export const MOST_TEXTS = 40;
export const LONGEST_TEXT = 2000;
/** The most characters in one request, over all its texts. */
export const MOST_CHARACTERS = 8000;

const translatable = z.string().check(z.minLength(1), z.maxLength(LONGEST_TEXT));
/** A language tag (BCP 47); only its language counts. */
const targetLanguage = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/));

/** Specification: text, targetLanguage, variables. The variables fill the `{{slots}}` after the translation. */
export const translateOne = z.object({
  text: translatable,
  targetLanguage,
  variables: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/** Several English texts at once, with their slots unfilled. */
export const translateSeveral = z.object({
  texts: z.array(translatable).check(
    z.minLength(1),
    z.maxLength(MOST_TEXTS),
    z.refine((texts) => texts.join('').length <= MOST_CHARACTERS, `At most ${MOST_CHARACTERS} characters in all`),
  ),
  targetLanguage,
});

/** POST /api/translate. */
export const translateRequest = z.union([translateSeveral, translateOne]);

/** A text comes back in English if the model did not keep its slots or markup. */
export const translateOneResponse = z.object({ translatedText: z.string() });
/** One translation per text, in order. */
export const translateSeveralResponse = z.object({ translatedTexts: z.array(z.string()) });

export type TranslateRequest = z.infer<typeof translateRequest>;
export type TranslateOneResponse = z.infer<typeof translateOneResponse>;
export type TranslateSeveralResponse = z.infer<typeof translateSeveralResponse>;

/** The translations that the page stores for the last chosen language, by English text. */
export const keptTranslations = z.object({ language: z.string(), texts: z.record(z.string(), z.string()) });
