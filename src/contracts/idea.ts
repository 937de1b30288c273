import * as z from 'zod/mini';
import { isoTime } from './isoTime';

export const PRIORITIES = ['low', 'medium', 'high'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** The longest that any text of an idea may be, characters: a generator's script around a product of any length. */
export const LONGEST_IDEA_TEXT = 50_000;
const text = z.string().check(z.maxLength(LONGEST_IDEA_TEXT));

/** An idea to shoot. What a generator knows of it travels along; the rest is the creator's. */
export const idea = z.object({
  id: z.string(),
  title: text,
  description: text,
  niche: text,
  priority: z.enum(PRIORITIES),
  createdAt: isoTime,
  product: z.optional(text),
  hook: z.optional(text),
  script: z.optional(text),
  hashtags: z.optional(z.array(text)),
  /** The tool that it comes from, by id. */
  sourceTool: z.optional(z.string()),
  /** When it is to be published. */
  plannedAt: z.optional(isoTime),
});
export type Idea = z.infer<typeof idea>;

/** What was published of an idea; the platform is always the same. */
export const published = z.object({
  id: z.string(),
  title: text,
  niche: text,
  publishedAt: isoTime,
  platform: z.string(),
  product: z.optional(text),
});
export type Published = z.infer<typeof published>;

/** The tracker's two lists, newest first. */
export const ideaList = z.object({ items: z.array(idea) });
export const publishedList = z.object({ items: z.array(published) });
