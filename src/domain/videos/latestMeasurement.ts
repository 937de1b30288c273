import type { Measurement, Video } from '../../contracts/video';

/** What was measured of a video, the oldest first. */
export function measurementsInOrder({ measurements = [] }: Pick<Video, 'measurements'>): Measurement[] {
  return measurements.toSorted((one, other) => Date.parse(one.measuredAt) - Date.parse(other.measuredAt));
}

/** What was measured of a video last. */
export const latestMeasurement = (video: Pick<Video, 'measurements'>): Measurement | undefined =>
  measurementsInOrder(video).at(-1);
