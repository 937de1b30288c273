import type { Thumbnail, VideoFacts } from '../../contracts/videoAnalysis';
import type { Frame } from '../../domain/videoMeasures/frame';

/**
 * What the page asks of the worker. To measure: the file first; then, if the worker could not decode something that the
 * page can, its frames or its sound; then the end. To shrink: the file. Each request is answered before the next.
 */
export type Request =
  | { kind: 'measure'; file: Blob }
  | { kind: 'frame'; frame: Frame }
  | { kind: 'sound'; sampleRate: number; planes: Float32Array[] }
  | { kind: 'finish' }
  | { kind: 'shrink'; file: Blob };

/** What exists but could not be decoded with WebCodecs. */
export interface Missing {
  picture: boolean;
  sound: boolean;
}

export interface Measured {
  facts: VideoFacts;
  thumbnails: Thumbnail[];
}

export type Answer =
  | { kind: 'opened'; facts: VideoFacts; missing: Missing }
  | { kind: 'taken' }
  | { kind: 'finished'; measured: Measured }
  | { kind: 'shrunk'; small: Blob | undefined }
  /** The code for the small version could not be fetched (loadShrinking.ts). */
  | { kind: 'unreached' };
