import * as z from 'zod/mini';

export const welcomeResponse = z.object({ message: z.string().check(z.minLength(1)) });

export type WelcomeResponse = z.infer<typeof welcomeResponse>;
