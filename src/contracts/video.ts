import * as z from 'zod/mini';
import { isoTime, wallTime } from './times';

export const PRIORITIES = ['low', 'medium', 'high'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** The stages of a video that is not published yet. */
export const OPEN_STAGES = ['idea', 'script', 'toShoot', 'checked'] as const;
export type OpenStage = (typeof OPEN_STAGES)[number];

/** Specification: the planner's content focus options. */
export const CONTENT_FOCUSES = [
  'trending',
  'educational',
  'entertaining',
  'product_showcase',
  'personal_story',
] as const;
export type ContentFocus = (typeof CONTENT_FOCUSES)[number];

/** The longest text of a video, in characters: a generator's script around a product name of any length. */
export const LONGEST_VIDEO_TEXT = 50_000;
const text = z.string().check(z.maxLength(LONGEST_VIDEO_TEXT));
const count = z.int().check(z.minimum(0));

/**
 * What the platform reported about a published video at one moment. `duration` and `avgWatchTime` are in seconds; what
 * is not known is left out.
 */
export const measurement = z.object({
  id: z.string(),
  measuredAt: isoTime,
  viewsCount: z.optional(count),
  likesCount: z.optional(count),
  duration: z.optional(count),
  avgWatchTime: z.optional(count),
  /** The call to action in the words used. */
  ctaUsed: z.optional(text),
});
export type Measurement = z.infer<typeof measurement>;

/** The record of a video, from the generator that had the idea to the figures measured after publication. */
export const video = z.object({
  id: z.string(),
  kind: z.enum(['video', 'live']),
  title: text,
  description: text,
  niche: text,
  priority: z.enum(PRIORITIES),
  createdAt: isoTime,
  /** Meaningless once the video is published: see domain/videos/stage.ts. */
  stage: z.enum(OPEN_STAGES),
  product: z.optional(text),
  hook: z.optional(text),
  script: z.optional(text),
  hashtags: z.optional(z.array(text)),
  contentFocus: z.optional(z.enum(CONTENT_FOCUSES)),
  /** The id of the tool it comes from. */
  sourceTool: z.optional(z.string()),
  /** When it is to be published, in local date and time. */
  slot: z.optional(z.object({ date: z.iso.date(), time: z.optional(wallTime) })),
  /** Ids of the ticked items of the pre-publication checklist. */
  checkedItems: z.optional(z.array(z.string())),
  /** Ids of the items that do not apply to it. */
  passedItems: z.optional(z.array(z.string())),
  publishedAt: z.optional(isoTime),
  /** The platform it was published on; always the same. */
  platform: z.optional(z.string()),
  /** Its address on the platform. */
  link: z.optional(text),
  measurements: z.optional(z.array(measurement)),
});
export type Video = z.infer<typeof video>;
/** A video that has been published. */
export type PublishedVideo = Video & { publishedAt: string };

export const videoList = z.object({ items: z.array(video) });

/** What version 1 stored of a published video, under a key of its own. */
export const publishedListV1 = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      title: text,
      niche: text,
      publishedAt: isoTime,
      platform: z.string(),
      product: z.optional(text),
    }),
  ),
});
