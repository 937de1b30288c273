import * as z from 'zod/mini';

/** GET /api/welcome: the coach's first words, in the chosen language. */
export const welcomeResponse = z.object({ message: z.string().check(z.minLength(1)) });

export type WelcomeResponse = z.infer<typeof welcomeResponse>;
