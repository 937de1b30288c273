import * as z from 'zod/mini';
import { isoTime } from './times';

/** The longest name of a group, in characters. */
export const LONGEST_GROUP_NAME = 60;
/** The most hashtags a group may hold. */
export const LARGEST_GROUP = 30;

/** Hashtags saved for reuse, in the order they have in a caption. */
export const hashtagGroup = z.object({
  id: z.string(),
  name: z.string().check(z.minLength(1), z.maxLength(LONGEST_GROUP_NAME)),
  tags: z
    .array(z.string().check(z.regex(/^#[\p{L}\p{M}\p{N}_]{1,100}$/u)))
    .check(z.minLength(1), z.maxLength(LARGEST_GROUP)),
  createdAt: isoTime,
});
export type HashtagGroup = z.infer<typeof hashtagGroup>;

export const hashtagGroups = z.object({ items: z.array(hashtagGroup) });
