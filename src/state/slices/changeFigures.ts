import type { Measurement, Video } from '../../contracts/video';
import { latestMeasurement } from '../../domain/videos/latestMeasurement';
import { now } from '../../platform/clock';
import { changeVideo } from './videosStore';

/** The one measurement that is typed on a video's or a live's own page, and changed there. */
const TYPED = 'typed';

/** What is shown to be changed: what was typed, or else what was measured last. */
export const figuresOf = (video: Video): Partial<Measurement> =>
  video.measurements?.find(({ id }) => id === TYPED) ?? latestMeasurement(video) ?? {};

/**
 * Changes figures typed on a video's own page; `undefined` removes one. It is the latest measurement from then on, so that it
 * takes over what earlier ones say.
 */
export function changeFigures(video: Video, change: Partial<Omit<Measurement, 'id' | 'measuredAt'>>): void {
  const others = (video.measurements ?? []).filter(({ id }) => id !== TYPED);
  const figures = { ...figuresOf(video), ...change, id: TYPED, measuredAt: now().toISOString() };
  changeVideo(video.id, { measurements: [...others, figures] });
}
