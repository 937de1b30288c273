import type { PublishedVideo, Video } from '../../contracts/video';
import { isOverdue, isPublished } from '../../domain/videos/stage';

/** Specification: reminder shows at most 3 overdue ideas. */
const MOST_REMINDED = 3;

const HOUR_MS = 60 * 60_000;
const HOURS_A_DAY = 24;

export interface Overview {
  /** All of them, newest first. */
  toShoot: Video[];
  overdue: {
    count: number;
    /** The ones that have waited longest. */
    reminded: Video[];
  };
  /** All of them, the most recent first. */
  published: PublishedVideo[];
}

/** Sorts a copy by a moment (ISO 8601), newest first; each moment is read once. */
function newestFirst<Item extends Video>(videos: readonly Item[], momentOf: (video: Item) => string): Item[] {
  return videos
    .map((video) => ({ video, at: Date.parse(momentOf(video)) }))
    .sort((one, other) => other.at - one.at)
    .map(({ video }) => video);
}

/** What the tracker shows of the videos. Sorted here, since tabs that write at once may mix their order. */
export function overviewOf(videos: readonly Video[], now: Date): Overview {
  const toShoot = newestFirst(
    videos.filter((video) => !isPublished(video)),
    ({ createdAt }) => createdAt,
  );
  const overdue = toShoot.filter((idea) => isOverdue(idea, now)).reverse();
  return {
    toShoot,
    overdue: { count: overdue.length, reminded: overdue.slice(0, MOST_REMINDED) },
    published: newestFirst(videos.filter(isPublished), ({ publishedAt }) => publishedAt),
  };
}

/**
 * Specification: age label shows hours under 24 h, days after. Whole numbers; a time ahead of the clock is 0 hours ago.
 */
export function ageOf(createdAt: string, now: Date): { unit: 'hours' | 'days'; count: number } {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(createdAt)) / HOUR_MS));
  return hours < HOURS_A_DAY
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / HOURS_A_DAY) };
}
