import { OPEN_STAGES, type PublishedVideo, type Video } from '../../contracts/video';

/** The thread of a video: idea → script → to shoot → checked → published → measured. */
export const STAGES = [...OPEN_STAGES, 'published', 'measured'] as const;
export type Stage = (typeof STAGES)[number];

export const isPublished = (video: Video): video is PublishedVideo => video.publishedAt !== undefined;

export const isMeasured = ({ measurements }: Pick<Video, 'measurements'>): boolean => Boolean(measurements?.length);

/** How far a video has come. */
export function stageOf(video: Video): Stage {
  if (!isPublished(video)) return video.stage;
  return isMeasured(video) ? 'measured' : 'published';
}
