import * as z from 'zod/mini';

/** Most texts of one request, and the longest of them, characters. */
export const MOST_TEXTS = 40;
export const LONGEST_TEXT = 2000;
/** All texts of one request together, characters. */
export const MOST_CHARACTERS = 8000;

const translatable = z.string().check(z.minLength(1), z.maxLength(LONGEST_TEXT));
/** A language tag (BCP 47), of which the language counts. */
const targetLanguage = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/));

/** Specification: text, targetLanguage, variables. The variables fill the `{{slots}}` after the translation. */
export const translateOne = z.object({
  text: translatable,
  targetLanguage,
  variables: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/** Several English texts at once, slots unfilled. */
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

/** A text whose slots or markup the model did not keep comes back in English. */
export const translateOneResponse = z.object({ translatedText: z.string() });
export const translateSeveralResponse = z.object({ translatedTexts: z.array(z.string()) });

export type TranslateRequest = z.infer<typeof translateRequest>;

/** What the page keeps of them, of the language chosen last: the translation by its English text. */
export const keptTranslations = z.object({ language: z.string(), texts: z.record(z.string(), z.string()) });
