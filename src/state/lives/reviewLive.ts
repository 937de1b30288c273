import type { LiveReview, Video } from '../../contracts/video';
import { beginsAt } from '../../domain/lives/liveClock';
import { now } from '../../platform/clock';
import { changeVideo } from '../slices/videosStore';

/** The live took place: it is published as of its beginning, or of now if that is still ahead. */
export function markLiveDone(live: Video): void {
  const at = Math.min(beginsAt(live) ?? Number.POSITIVE_INFINITY, now().getTime());
  changeVideo(live.id, { publishedAt: new Date(at).toISOString(), platform: 'TikTok' });
}

/** Changes what is said of a live after it. */
export function changeReview(live: Video, change: Partial<LiveReview>): void {
  changeVideo(live.id, { review: { sides: {}, ...live.review, ...change } });
}
