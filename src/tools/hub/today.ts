import type { Video } from '../../contracts/video';
import { byMoment, type Live, nameOfLive } from '../../domain/lives/livesOf';
import { isOverdue, isPublished } from '../../domain/videos/stage';
import { localDate } from '../../lib/localDate';

export interface TodayOverview {
  /** What is planned today and not yet published, by time: a title, or undefined for a live that nobody has named. */
  planned: readonly { title: string | undefined }[];
  overdue: number;
}

/** What the day of `now` holds, in the device's time zone. `lives` are those planned on it. */
export function todayOf(videos: readonly Video[], lives: readonly Live[], now: Date): TodayOverview {
  const today = localDate(now);
  const toPublish = videos
    .filter((video) => video.kind === 'video' && video.slot?.date === today && !isPublished(video))
    .map(({ title, slot }) => ({ title, date: today, time: slot?.time }));
  const ofLives = lives.map(({ record, date, time }) => ({ title: nameOfLive(record), date, time }));
  return {
    planned: [...toPublish, ...ofLives].sort(byMoment),
    overdue: videos.filter((video) => isOverdue(video, now)).length,
  };
}
