import * as z from 'zod/mini';

/** The half-answered questions: the step and the answers so far, by field; null when none are under way. */
export const keptOnboarding = z.object({
  underway: z.nullable(z.object({ step: z.int(), answers: z.record(z.string(), z.string()) })),
});

export type KeptOnboarding = z.infer<typeof keptOnboarding>;
