import type { Video } from '../../contracts/video';
import { isPublished } from './stage';

const DAY_MS = 24 * 60 * 60_000;
/** Specification: overdue after 7 days. */
export const OVERDUE_AFTER_DAYS = 7;

/** An idea is overdue when created more than 7 days ago, until it is published. */
export const isOverdue = (video: Video, now: Date): boolean =>
  !isPublished(video) && now.getTime() - Date.parse(video.createdAt) > OVERDUE_AFTER_DAYS * DAY_MS;
