import * as z from 'zod/mini';
import { isoTime } from '../../contracts/times';
import { PRIORITIES, type publishedListV1, type Video } from '../../contracts/video';
import { localDate, localTime } from '../../lib/localDate';

const ideaV1 = z.looseObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  niche: z.string(),
  priority: z.enum(PRIORITIES),
  createdAt: isoTime,
  script: z.optional(z.string()),
  sourceTool: z.optional(z.string()),
  plannedAt: z.optional(isoTime),
});
const ideaListV1 = z.looseObject({ items: z.array(ideaV1) });

/** From version 1 to 2: the ideas to shoot become videos; a planned instant becomes a slot in local time. */
export function videosFromIdeas(data: unknown): unknown {
  const { items } = z.parse(ideaListV1, data);
  return { items: items.map(videoFromIdea) };
}

function videoFromIdea({ plannedAt, ...idea }: z.infer<typeof ideaV1>): unknown {
  const planned = plannedAt ? new Date(plannedAt) : undefined;
  return {
    ...idea,
    kind: idea.sourceTool === 'weekly-live' ? 'live' : 'video',
    stage: planned ? 'toShoot' : idea.script ? 'script' : 'idea',
    ...(planned && { slot: { date: localDate(planned), time: localTime(planned) } }),
  };
}

/** A published video of version 1; what that version did not store is as for a new idea. */
export function fromPublishedV1(published: z.infer<typeof publishedListV1>['items'][number]): Video {
  return {
    kind: 'video',
    description: '',
    priority: 'medium',
    stage: 'checked',
    createdAt: published.publishedAt,
    ...published,
  };
}
