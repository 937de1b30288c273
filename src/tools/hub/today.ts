import type { PlannedDay } from '../../contracts/plannedDay';
import type { Video } from '../../contracts/video';
import { isOverdue, isPublished } from '../../domain/videos/stage';
import { localDate } from '../../lib/localDate';

export interface TodayOverview {
  /** What is planned today and not yet published, by time. */
  planned: readonly Video[];
  /** The planner has a live on this day. */
  hasLive: boolean;
  overdue: number;
}

/** What the day of `now` holds, in the device's time zone. */
export function todayOf(videos: readonly Video[], days: readonly PlannedDay[], now: Date): TodayOverview {
  const today = localDate(now);
  const timeOf = ({ slot }: Video) => slot?.time ?? '';
  return {
    planned: videos
      .filter((video) => video.slot?.date === today && !isPublished(video))
      .toSorted((one, other) => timeOf(one).localeCompare(timeOf(other))),
    hasLive: days.some(({ id, liveSession }) => id === today && liveSession),
    overdue: videos.filter((video) => isOverdue(video, now)).length,
  };
}
