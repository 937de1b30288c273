import * as z from 'zod/mini';

/**
 * GET /api/config: how this server is set up, as far as its users have a right to know. The privacy page derives from
 * it what leaves the device and who receives it.
 */
export const configResponse = z.object({
  coach: z.enum(['model', 'built-in']),
  /** The server can read aloud; otherwise the browser's own voice does. */
  voice: z.boolean(),
  /** The server can translate; otherwise the long texts of most languages are English. */
  translation: z.boolean(),
  video: z.enum(['model', 'measured']),
  /** Host name of the model provider that texts are sent to; absent when no model is configured. */
  provider: z.optional(z.string()),
  /**
   * Who is responsible for this server and which company hosts it, for the legal pages, which say so when it is
   * missing.
   */
  operator: z.object({
    name: z.optional(z.string()),
    contact: z.optional(z.string()),
    host: z.optional(z.string()),
  }),
});

export type ConfigResponse = z.infer<typeof configResponse>;
