import * as z from 'zod/mini';
import { profile } from './profile';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** `instantResults` sets the specification's simulated delays to 0; `videoOnDevice`: no video is ever sent. */
export const settings = z.object({
  theme: z.enum(THEMES),
  instantResults: z.boolean(),
  videoOnDevice: z.optional(z.boolean()),
});

/**
 * `last` is the code of the language chosen last; it outlives the session's choice, to be suggested first. `isAsked`:
 * the user wants to be asked every time, however often the choice is the same.
 */
export const language = z.object({ last: z.optional(z.string()), isAsked: z.optional(z.boolean()) });

/** The stored profile; null until onboarding is done. */
export const keptProfile = z.object({ profile: z.nullable(profile) });

export type Settings = z.infer<typeof settings>;
export type LanguageChoice = z.infer<typeof language>;
export type KeptProfile = z.infer<typeof keptProfile>;
