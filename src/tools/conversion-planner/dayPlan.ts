import type { PublishedVideo, Video } from '../../contracts/video';
import { isPublished } from '../../domain/videos/stage';
import { localDate } from '../../lib/localDate';

/** What is on a day: still to be published, in the order of their times, then what came out on it. */
export interface DayPlan {
  toShoot: Video[];
  published: PublishedVideo[];
}

const NOTHING: DayPlan = { toShoot: [], published: [] };
const LAST = '99:99';

/** The planner's view of the one record: by date ('YYYY-MM-DD') where the device is, and the ideas that have no day yet. */
export interface Plan {
  on: (date: string) => DayPlan;
  /** Newest first. */
  unplanned: Video[];
}

/** A published video is on the day it came out, whatever was planned; tabs may mix the order of the list, so it is sorted here. */
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

/** Without a time a video is after those that have one. */
const timeOf = ({ slot }: Video): string => slot?.time ?? LAST;
const createdAt = (video: Video): string => video.createdAt;
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** By a moment of theirs, each read once: there may be thousands. */
function oldestFirst<V extends Video>(videos: readonly V[], momentOf: (video: V) => string): V[] {
  return videos
    .map((video) => ({ video, at: Date.parse(momentOf(video)) }))
    .sort((one, other) => one.at - other.at || compare(one.video.id, other.video.id))
    .map(({ video }) => video);
}

/**
 * What changes when a video is put on a day, or taken off it (`undefined`): its time of day stays, and what was only an idea
 * or a script is now to be shot.
 */
export function movedTo(video: Video, date: string | undefined): Partial<Video> {
  if (date === undefined) return { slot: undefined };
  const isEarly = video.stage === 'idea' || video.stage === 'script';
  return { slot: { ...video.slot, date }, stage: isEarly ? 'toShoot' : video.stage };
}
