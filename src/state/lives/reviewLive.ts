import type { LiveReview, Measurement, Video } from '../../contracts/video';
import { beginsAt } from '../../domain/lives/liveClock';
import { now } from '../../platform/clock';
import { changeVideo } from '../slices/videosStore';

/** The one measurement that a live's review writes. */
const REVIEWED = 'review';

/** The live took place: it is published as of its beginning, or of now if that is still ahead. */
export function markLiveDone(live: Video): void {
  const at = Math.min(beginsAt(live) ?? Number.POSITIVE_INFINITY, now().getTime());
  changeVideo(live.id, { publishedAt: new Date(at).toISOString(), platform: 'TikTok' });
}

/** The figures of a live's review; none if it has none. */
export const reviewedFigures = ({ measurements = [] }: Video): Measurement | undefined =>
  measurements.find(({ id }) => id === REVIEWED);

/** Changes what is said of a live after it. */
export function changeReview(live: Video, change: Partial<LiveReview>): void {
  changeVideo(live.id, { review: { sides: {}, ...live.review, ...change } });
}

/** Changes the figures of a live's review; `undefined` removes one. */
export function changeFigures(live: Video, change: Partial<Omit<Measurement, 'id' | 'measuredAt'>>): void {
  const others = (live.measurements ?? []).filter(({ id }) => id !== REVIEWED);
  const figures = { ...reviewedFigures(live), ...change, id: REVIEWED, measuredAt: now().toISOString() };
  changeVideo(live.id, { measurements: [...others, figures] });
}
