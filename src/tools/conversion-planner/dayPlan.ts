import type { PublishedVideo, Video } from '../../contracts/video';
import { isPublished } from '../../domain/videos/stage';
import { localDate } from '../../lib/localDate';

/** What is on a day: what is still to be published, by time, then what was published on it. */
export interface DayPlan {
  toShoot: Video[];
  published: PublishedVideo[];
}

const NOTHING: DayPlan = { toShoot: [], published: [] };
const LAST = '99:99';

/**
 * The planner's view of the one record: by date ('YYYY-MM-DD') in the device's time zone, and the ideas that have no
 * day yet.
 */
export interface Plan {
  on: (date: string) => DayPlan;
  /** Newest first. */
  unplanned: Video[];
}

/**
 * A published video is on its publication day, whatever was planned. Tabs may mix the order of the list, so it is
 * sorted here.
 */
export function planOf(videos: readonly Video[]): Plan {
  const days = new Map<string, DayPlan>();
  const dayOf = (date: string) => {
    const day = days.get(date) ?? { toShoot: [], published: [] };
    days.set(date, day);
    return day;
  };
  const unplanned: Video[] = [];
  for (const video of videos) {
    if (isPublished(video)) dayOf(localDate(new Date(video.publishedAt))).published.push(video);
    else if (video.slot) dayOf(video.slot.date).toShoot.push(video);
    else unplanned.push(video);
  }
  for (const [date, { toShoot, published }] of days) {
    days.set(date, {
      toShoot: oldestFirst(toShoot, createdAt).sort((one, other) => compare(timeOf(one), timeOf(other))),
      published: oldestFirst(published, (video) => video.publishedAt),
    });
  }
  const newestFirst = oldestFirst(unplanned, createdAt).reverse();
  return { on: (date) => days.get(date) ?? NOTHING, unplanned: newestFirst };
}

/** Videos without a time come after those that have one. */
const timeOf = ({ slot }: Video): string => slot?.time ?? LAST;
const createdAt = (video: Video): string => video.createdAt;
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Sorts by a moment that is read once per video: there may be thousands. */
function oldestFirst<V extends Video>(videos: readonly V[], momentOf: (video: V) => string): V[] {
  return videos
    .map((video) => ({ video, at: Date.parse(momentOf(video)) }))
    .sort((one, other) => one.at - other.at || compare(one.video.id, other.video.id))
    .map(({ video }) => video);
}

/**
 * What changes when a video is put on a day, or taken off it (`undefined`): its time of day stays, and a mere idea or
 * script becomes something to shoot.
 */
export function movedTo(video: Video, date: string | undefined): Partial<Video> {
  if (date === undefined) return { slot: undefined };
  const isEarly = video.stage === 'idea' || video.stage === 'script';
  return { slot: { ...video.slot, date }, stage: isEarly ? 'toShoot' : video.stage };
}
