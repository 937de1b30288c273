import type { PictureFacts, SoundFacts, VideoFacts } from '../videoAnalysis';

const picture: PictureFacts = {
  frames: 97,
  brightness: 0.52,
  darkestAt: 21.5,
  clippedDark: 0.01,
  clippedBright: 0.02,
  contrast: 0.21,
  sharpness: 180,
  blurriestAt: 12.25,
  shake: 0.4,
  shakiestAt: 7.5,
  cuts: [0.9, 3.2, 8],
  openingChange: 24,
  coveredDetail: 0.05,
  mostCoveredAt: 3.5,
  black: [],
  frozen: [],
};

const sound: SoundFacts = {
  loudness: -14,
  truePeak: -1.5,
  loudestAt: 4.2,
  silences: [],
  openingSpeech: 0.8,
  firstSpeechAt: 0.2,
};

interface Known extends Partial<Omit<VideoFacts, 'picture' | 'sound'>> {
  picture?: Partial<PictureFacts> | null;
  sound?: Partial<SoundFacts> | null;
}

/** A flawless vertical phone video of 24 s, except for whatever a test changes. */
export function exampleFacts(known: Known = {}): VideoFacts {
  return {
    kind: 'video',
    bytes: 18_204_511,
    container: 'mp4',
    duration: 24,
    width: 1080,
    height: 1920,
    frameRate: 30,
    videoCodec: 'avc',
    audioCodec: 'aac',
    videoBitRate: 5_800_000,
    audioBitRate: 128_000,
    hasSound: true,
    ...known,
    picture: known.picture === null ? null : { ...picture, ...known.picture },
    sound: known.sound === null ? null : { ...sound, ...known.sound },
  };
}
