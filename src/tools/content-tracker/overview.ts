import type { PublishedVideo, Video } from '../../contracts/video';
import { isOverdue } from '../../domain/videos/overdue';
import { isPublished } from '../../domain/videos/stage';

/** Specification: reminder shows at most 3 overdue ideas; published list shows the 10 most recent. */
const MOST_REMINDED = 3;
const MOST_PUBLISHED = 10;

const HOUR_MS = 60 * 60_000;
const HOURS_A_DAY = 24;

export interface Overview {
  /** All of them, newest first. */
  toShoot: Video[];
  overdue: {
    count: number;
    /** Those that have waited longest. */
    reminded: Video[];
  };
  published: { count: number; recent: PublishedVideo[] };
}

const newestFirst = (one: string, other: string) => Date.parse(other) - Date.parse(one);

/** What the tracker shows of the videos. They are sorted here, since tabs that write at once may mix their order. */
export function overviewOf(videos: readonly Video[], now: Date): Overview {
  const published = videos.filter(isPublished);
  const toShoot = videos
    .filter((video) => !isPublished(video))
    .sort((one, other) => newestFirst(one.createdAt, other.createdAt));
  const overdue = toShoot.filter((idea) => isOverdue(idea, now)).reverse();
  const recent = [...published].sort((one, other) => newestFirst(one.publishedAt, other.publishedAt));
  return {
    toShoot,
    overdue: { count: overdue.length, reminded: overdue.slice(0, MOST_REMINDED) },
    published: { count: published.length, recent: recent.slice(0, MOST_PUBLISHED) },
  };
}

/** Specification: age label shows hours under 24 h, days after. Whole ones; a time ahead of the clock is 0 hours ago. */
export function ageOf(createdAt: string, now: Date): { unit: 'hours' | 'days'; count: number } {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(createdAt)) / HOUR_MS));
  return hours < HOURS_A_DAY
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / HOURS_A_DAY) };
}
