import * as z from 'zod/mini';

/** Every way a server call can be refused: programs read the code, people act on the message. */
export const errorCodes = [
  'not_found',
  'method_not_allowed',
  'bad_request',
  'forbidden_origin',
  'too_large',
  'unsupported_media_type',
  'too_many',
  'no_voice',
  'no_translator',
  'upstream',
  'timeout',
  'internal',
] as const;

/** The body of every refusal. `message` is English and says what to do. */
export const errorBody = z.object({
  error: z.object({ code: z.enum(errorCodes), message: z.string() }),
});

export type ErrorCode = (typeof errorCodes)[number];
export type ErrorBody = z.infer<typeof errorBody>;
