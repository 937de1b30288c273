import * as z from 'zod/mini';
import { isoTime, wallTime, zone } from './times';

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

/** ISO 4217. */
const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));

/** What was earned, in the minor units of one currency (cents), as the platform has stated it so far. */
export const commission = z.object({
  currency: currencyCode,
  estimated: z.optional(count),
  /** Paid or to be paid for certain. */
  settled: z.optional(count),
  /** Taken back: returned or refused orders. */
  ineligible: z.optional(count),
});
export type Commission = z.infer<typeof commission>;

/**
 * What the platform reported about a published video or a live at one moment. `duration` and `avgWatchTime` are in
 * seconds, the latter to a tenth where an import says so; what is not known is left out.
 */
export const measurement = z.object({
  id: z.string(),
  measuredAt: isoTime,
  viewsCount: z.optional(count),
  likesCount: z.optional(count),
  commentsCount: z.optional(count),
  sharesCount: z.optional(count),
  savesCount: z.optional(count),
  /** Different people who saw it. */
  reach: z.optional(count),
  productClicks: z.optional(count),
  orders: z.optional(count),
  /** Things sold; an order may hold several. */
  itemsSold: z.optional(count),
  refunds: z.optional(count),
  commission: z.optional(commission),
  /** The value of what was sold, in the minor units of one currency. */
  gmv: z.optional(z.object({ currency: currencyCode, amount: count })),
  duration: z.optional(count),
  avgWatchTime: z.optional(z.number().check(z.minimum(0))),
  /** The call to action in the words used. */
  ctaUsed: z.optional(text),
});
export type Measurement = z.infer<typeof measurement>;

/** What a live's creator says of one of its sides. */
export const SIDES_OF_LIVE = ['opening', 'demonstration', 'answers', 'offer', 'technique'] as const;

/** What a creator says of a live after it. */
export const liveReview = z.object({
  /** How each side went, from 1 to 3; sides that were not judged are left out. */
  sides: z.partialRecord(z.enum(SIDES_OF_LIVE), z.int().check(z.minimum(1), z.maximum(3))),
  held: z.optional(text),
  fell: z.optional(text),
  /** The one change for the next live. */
  next: z.optional(text),
});
export type LiveReview = z.infer<typeof liveReview>;

/** The longest live that can be planned, in minutes. */
export const LONGEST_LIVE = 720;

/**
 * The record of a video or a live, from the generator that had the idea to the figures measured afterwards. What only a
 * live has is kept when it becomes a video, and shown again when it is one again.
 */
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
  /** When it is to be published, in date and time of the clocks in `zone`; without one, wherever the device is. */
  slot: z.optional(z.object({ date: z.iso.date(), time: z.optional(wallTime), zone: z.optional(zone) })),
  /** A live: how long it is to last, in minutes. */
  minutes: z.optional(z.int().check(z.minimum(1), z.maximum(LONGEST_LIVE))),
  /** A live: its products in the order in which they are shown. */
  products: z.optional(z.array(text)),
  /** A live: it has a reminder, set at this moment. */
  remindedFrom: z.optional(isoTime),
  review: z.optional(liveReview),
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
