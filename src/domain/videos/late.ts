import type { Video } from '../../contracts/video';
import { daysAfter } from '../week';

/** A video whose day is over and that is not published. A live cannot be late: what happened is asked after it. */
export const isLate = (video: Video, today: string): boolean =>
  video.kind === 'video' && video.publishedAt === undefined && video.slot !== undefined && video.slot.date < today;

/** How far ahead late videos are spread. */
const DAYS_AHEAD = 7;

/** New days for what is late, the oldest first: each on the day from today on that has least to shoot. */
export function newDaysFor(videos: readonly Video[], today: string): ReadonlyMap<string, string> {
  const load = new Map(Array.from({ length: DAYS_AHEAD }, (_, days) => [daysAfter(today, days), 0]));
  for (const video of videos) {
    const date = video.slot?.date ?? '';
    if (video.publishedAt === undefined && load.has(date)) load.set(date, (load.get(date) ?? 0) + 1);
  }
  const late = videos
    .filter((video) => isLate(video, today))
    .sort((one, other) => ((one.slot?.date ?? '') < (other.slot?.date ?? '') ? -1 : 1));
  return new Map(
    late.map(({ id }) => {
      const [date = today, count = 0] = [...load].reduce((least, day) => (day[1] < least[1] ? day : least));
      load.set(date, count + 1);
      return [id, date];
    }),
  );
}
