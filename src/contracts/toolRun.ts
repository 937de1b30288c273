import * as z from 'zod/mini';
import { isoTime } from './times';

/** The longest text a question accepts, in characters. */
export const LONGEST_ANSWER = 10_000;

/**
 * The longest line (a product's name, a niche) a question accepts, in characters; a longer one is reported, not cut.
 */
export const LONGEST_LINE = 300;

const answer = z.string().check(z.minLength(1), z.maxLength(LONGEST_ANSWER));

/**
 * Where a guided tool stands: the answers by question, and how the result on screen was made. The same answers, seed
 * and time give the same result in any language; `made` holds the result as it was read, by language, so that an update
 * does not change it.
 */
export const toolRun = z.object({
  answers: z.record(z.string(), answer),
  /** The open question, from 0. */
  step: z.int().check(z.minimum(0)),
  result: z.nullable(
    z.object({
      seed: z.int().check(z.minimum(0)),
      madeAt: isoTime,
      made: z.optional(z.record(z.string(), z.json())),
    }),
  ),
  /**
   * What the latest results took from the tool's lists, oldest first, so that the next ones take something else: by list and
   * place (`hooks.2`).
   */
  past: z.optional(z.array(z.object({ seed: z.int(), used: z.array(z.string()) }))),
});

/** How many results a tool remembers, besides the one on the screen. */
export const REMEMBERED_RESULTS = 20;

export type ToolRun = z.infer<typeof toolRun>;

export type Json = z.infer<ReturnType<typeof z.json>>;
