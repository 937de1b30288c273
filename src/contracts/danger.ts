import * as z from 'zod/mini';

/** The kinds of danger somebody may be in: suicide or self-harm, violence at home, or a minor under threat. */
export const DANGERS = ['suicide', 'violence', 'child'] as const;
export const danger = z.enum(DANGERS);
export type Danger = z.infer<typeof danger>;
