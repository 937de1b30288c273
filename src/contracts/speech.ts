import * as z from 'zod/mini';

/** The longest text that one call reads aloud, in characters. */
export const SPEECH_TEXT_LIMIT = 4000;

/** POST /api/text-to-speech; the answer is audio. */
export const speechRequest = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(SPEECH_TEXT_LIMIT)),
});
