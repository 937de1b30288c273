import type { Video } from '../../contracts/video';
import { type NichePick, nichePickOf } from '../../domain/nichePicks';
import { isPublished } from '../../domain/videos/stage';

/** So many are offered; the tracker has them all. */
const MOST_OFFERED = 5;

/** The videos that no slot is planned for: those of the niche first, then the newest. */
export function waitingVideos(videos: readonly Video[], niche: NichePick): Video[] {
  const waiting = videos
    .filter((video) => video.kind === 'video' && !video.slot && !isPublished(video))
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  const ofNiche = new Set(waiting.filter((video) => nichePickOf(video.niche) === niche));
  return [...ofNiche, ...waiting.filter((video) => !ofNiche.has(video))].slice(0, MOST_OFFERED);
}
