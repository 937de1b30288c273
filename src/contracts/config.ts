import * as z from 'zod/mini';

/**
 * GET /api/config: how this server is set up, as far as its users have a right to know. The privacy page derives from
 * it what leaves the device and to whom.
 */
export const configResponse = z.object({
  coach: z.enum(['model', 'built-in']),
  /** The server can read aloud; without, the browser's own voice does. */
  voice: z.boolean(),
  /** The server can translate; without, the long texts of most languages are English. */
  translation: z.boolean(),
  video: z.enum(['model', 'measured']),
  /** Host name of the model provider that texts are sent to; absent where no model is set. */
  provider: z.optional(z.string()),
  /** Who answers for this server and which company hosts it, for the legal pages, which say so where it is missing. */
  operator: z.object({
    name: z.optional(z.string()),
    contact: z.optional(z.string()),
    host: z.optional(z.string()),
  }),
});

export type ConfigResponse = z.infer<typeof configResponse>;
