import * as z from 'zod/mini';

/** The questions half answered: the step and the answers so far, by field; null where none are under way. */
export const keptOnboarding = z.object({
  underway: z.nullable(z.object({ step: z.int(), answers: z.record(z.string(), z.string()) })),
});

export type KeptOnboarding = z.infer<typeof keptOnboarding>;
