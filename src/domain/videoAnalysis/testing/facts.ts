import { exampleFacts } from '../../../contracts/testing/exampleFacts';
import type { PictureFacts, SoundFacts, VideoFacts } from '../../../contracts/videoAnalysis';
import { UNKNOWN_CONTAINER } from '../../../lib/containerFacts';

/** A picture that meets every target. */
export const goodPicture: PictureFacts = {
  frames: 60,
  brightness: 0.48,
  darkestAt: 4,
  clippedDark: 0.01,
  clippedBright: 0.005,
  contrast: 0.22,
  sharpness: 420,
  blurriestAt: 9.5,
  shake: 0.2,
  shakiestAt: 11,
  cuts: [1.5, 4, 7, 10, 12.5, 15, 18, 21],
  openingChange: 45,
  coveredDetail: 0.3,
  mostCoveredAt: 6,
  black: [],
  frozen: [],
};

/** A sound that meets every target. */
export const goodSound: SoundFacts = {
  loudness: -16,
  truePeak: -2.5,
  loudestAt: 13,
  silences: [],
  openingSpeech: 0.8,
  firstSpeechAt: 0.1,
};

/** A video of 24 s that meets every target. */
export const goodVideo: VideoFacts = exampleFacts({ picture: goodPicture, sound: goodSound });

/** A file about which only its size is known. */
export const unknownVideo: VideoFacts = {
  ...UNKNOWN_CONTAINER,
  kind: 'video',
  bytes: goodVideo.bytes,
  picture: null,
  sound: null,
};

/** An image that meets every target. */
export const goodImage: VideoFacts = {
  ...unknownVideo,
  kind: 'image',
  container: 'jpeg',
  width: 1080,
  height: 1920,
  picture: { ...goodPicture, frames: 1, shake: null, shakiestAt: null, openingChange: null, cuts: [] },
};

/** The good video with another picture. */
export const withPicture = (changes: Partial<PictureFacts>): VideoFacts => ({
  ...goodVideo,
  picture: { ...goodPicture, ...changes },
});

/** The good video with another sound. */
export const withSound = (changes: Partial<SoundFacts>): VideoFacts => ({
  ...goodVideo,
  sound: { ...goodSound, ...changes },
});
