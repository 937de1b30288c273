import type { Thumbnail, VideoFacts } from '../../contracts/videoAnalysis';
import type { Frame } from '../../domain/videoMeasures/frame';

/**
 * What the page says to the worker: the file first; then, where the worker could not decode something that the page can,
 * its frames or its sound; and that this is all. Every one is answered before the next.
 */
export type Request =
  | { kind: 'file'; file: Blob }
  | { kind: 'frame'; frame: Frame }
  | { kind: 'sound'; sampleRate: number; planes: Float32Array[] }
  | { kind: 'finish' };

/** What is there but could not be decoded with WebCodecs. */
export interface Missing {
  picture: boolean;
  sound: boolean;
}

export interface Measured {
  facts: VideoFacts;
  thumbnails: Thumbnail[];
}

export type Answer = { kind: 'opened'; facts: VideoFacts; missing: Missing } | { kind: 'taken' } | Finished;

export type Finished = { kind: 'finished' } & Measured;
