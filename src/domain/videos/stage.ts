import { OPEN_STAGES, type PublishedVideo, type Video } from '../../contracts/video';
import { localDate } from '../../lib/localDate';
import { isLate } from './late';

/** The life of a video: idea → script → to shoot → checked → published → measured. */
export const STAGES = [...OPEN_STAGES, 'published', 'measured'] as const;
export type Stage = (typeof STAGES)[number];

/** Whether a video has been published. */
export const isPublished = (video: Video): video is PublishedVideo => video.publishedAt !== undefined;

/** Whether a video has at least one measurement. */
export const isMeasured = ({ measurements }: Pick<Video, 'measurements'>): boolean => Boolean(measurements?.length);

/** The stage a video has reached. */
export function stageOf(video: Video): Stage {
  if (!isPublished(video)) return video.stage;
  return isMeasured(video) ? 'measured' : 'published';
}

const DAY_MS = 24 * 60 * 60_000;
/** Specification: overdue after 7 days. */
export const OVERDUE_AFTER_DAYS = 7;

/** An idea is overdue when created more than 7 days ago, and a video when its day is over, until it is published. */
export const isOverdue = (video: Video, now: Date): boolean =>
  !isPublished(video) &&
  (now.getTime() - Date.parse(video.createdAt) > OVERDUE_AFTER_DAYS * DAY_MS || isLate(video, localDate(now)));
