import type { InputAudioTrack, InputVideoTrack } from 'mediabunny';
import type { SoundFacts } from '../../contracts/videoAnalysis';
import type { Frame } from '../../domain/videoMeasures/frame';
import type { ContainerFacts } from '../../lib/containerFacts';
import { decodeFrames } from './decodeFrames';
import { createFrameReader } from './frameReader';
import { measureSound, soundSeconds } from './measureSound';
import { openVideo } from './openVideo';

/** The share of the whole that listening takes if there is sound; looking, which runs in parallel, takes the rest. */
const SOUND_SHARE = 0.2;

/** Assumed if a file does not say: seconds, and frames per second. */
const USUAL = { duration: 60, frameRate: 30 };

type OnShare = (share: number) => void;

interface Options {
  /** Receives the frames to be measured, in order of time. */
  onFrame: (frame: Frame) => void;
  /** The share done, 0 to 1. */
  onProgress: OnShare;
}

export interface MeasuredContainer {
  facts: ContainerFacts;
  sound: SoundFacts | null;
  /** The file has sound that cannot be decoded here. */
  isSoundMissing: boolean;
}

function hear(track: InputAudioTrack, duration: number, onHeard: OnShare): Promise<SoundFacts | null> {
  return measureSound(track, duration, (secondsHeard) => onHeard(Math.min(1, secondsHeard / soundSeconds(duration))));
}

async function look(
  track: InputVideoTrack,
  { duration, frameRate }: typeof USUAL,
  { onFrame, onProgress }: Options,
): Promise<void> {
  if (!(await track.canDecode())) return;
  const pixels = (await track.getCodedWidth()) * (await track.getCodedHeight());
  const read = createFrameReader(await track.getColorSpace());
  const onDecoded = (at: number) => onProgress(Math.min(1, at / duration));
  const clip = { duration, pixelRate: pixels * frameRate };
  for await (const sample of decodeFrames(track, clip, onDecoded)) onFrame(await read(sample));
}

/** Reads a video's container, passes on its frames and measures its sound. Rejects with a `VideoFileError`. */
export async function measureContainer(file: Blob, { onFrame, onProgress }: Options): Promise<MeasuredContainer> {
  const { facts, video, audio, close } = await openVideo(file);
  try {
    const declared = { duration: facts.duration ?? USUAL.duration, frameRate: facts.frameRate ?? USUAL.frameRate };
    const canHear = audio !== null && (await audio.canDecode());
    const weight = canHear ? SOUND_SHARE : 0;
    const doneShares = { sound: 0, picture: 0 };
    const tell = (part: keyof typeof doneShares) => (share: number) => {
      doneShares[part] = share;
      onProgress(weight * doneShares.sound + (1 - weight) * doneShares.picture);
    };
    tell('picture')(0);
    const [sound] = await Promise.all([
      canHear ? hear(audio, declared.duration, tell('sound')) : null,
      look(video, declared, { onFrame, onProgress: tell('picture') }),
    ]);
    return { facts, sound, isSoundMissing: audio !== null && !canHear };
  } finally {
    close();
  }
}
