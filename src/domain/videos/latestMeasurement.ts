import type { Measurement, Video } from '../../contracts/video';

/** A video's measurements, oldest first. */
export function measurementsInOrder({ measurements = [] }: Pick<Video, 'measurements'>): Measurement[] {
  return measurements.toSorted((one, other) => Date.parse(one.measuredAt) - Date.parse(other.measuredAt));
}

/** A video's latest measurement. */
export const latestMeasurement = (video: Pick<Video, 'measurements'>): Measurement | undefined =>
  measurementsInOrder(video).at(-1);
