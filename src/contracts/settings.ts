import * as z from 'zod/mini';
import { profile } from './profile';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What somebody wants to do in a week. `minutes`: on air, over all lives. */
export const weeklyAim = z.object({
  videos: z.int().check(z.minimum(0), z.maximum(50)),
  lives: z.int().check(z.minimum(0), z.maximum(21)),
  minutes: z.int().check(z.minimum(0), z.maximum(5000)),
});
export type WeeklyAim = z.infer<typeof weeklyAim>;

/** `instantResults` sets the specification's simulated delays to 0; `videoOnDevice`: no video is ever sent. */
export const settings = z.object({
  theme: z.enum(THEMES),
  instantResults: z.boolean(),
  videoOnDevice: z.optional(z.boolean()),
  weeklyAim: z.optional(weeklyAim),
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
