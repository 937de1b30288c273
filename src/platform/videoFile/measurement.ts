import type { PictureFacts, SoundFacts, VideoFacts } from '../../contracts/videoAnalysis';
import { readAviHeader } from '../../domain/videoMeasures/aviHeader';
import type { Frame } from '../../domain/videoMeasures/frame';
import { createPictureMeter, type PictureMeter } from '../../domain/videoMeasures/picture/pictureMeter';
import { createSoundMeter, type SoundMeter } from '../../domain/videoMeasures/sound/soundMeter';
import { createAlbum } from './album';
import { decodeFrames } from './decodeFrames';
import { fileType } from './fileType';
import { createFrameReader } from './frameReader';
import { IMAGE_HEADER_BYTES, type ImageHeader, readImageHeader } from './imageHeader';
import { checkLimits } from './limits';
import { readImage } from './measureImage';
import type { Measured, Missing } from './measureMessages';
import { measureSound, soundSeconds } from './measureSound';
import { openVideo } from './openVideo';
import { VideoFileError } from './videoFileError';

/** What listening takes of the whole, where there is sound; looking takes the rest. */
export const SOUND_SHARE = 0.2;

/** Where a file does not say it. */
const USUAL = { duration: 60, frameRate: 30 };

const NOTHING_MISSING: Missing = { picture: false, sound: false };

type Facts = Omit<VideoFacts, 'picture' | 'sound'>;

/** Measures one file: what the worker does. */
export interface Measurement {
  /** Opens and measures the file as far as this browser can here. Rejects with a `VideoFileError`. */
  open(file: Blob, onProgress: (share: number) => void): Promise<{ facts: VideoFacts; missing: Missing }>;
  /** Frames and sound that were decoded elsewhere, in order. */
  addFrame(frame: Frame): void;
  addSound(sampleRate: number, planes: readonly Float32Array[]): void;
  finish(): Promise<Measured>;
}

export function createMeasurement(): Measurement {
  const album = createAlbum();
  let known: Facts | undefined;
  let pictureMeter: PictureMeter | undefined;
  let soundMeter: SoundMeter | undefined;
  let sound: SoundFacts | null = null;

  const picture = (): PictureFacts | null => pictureMeter?.facts() ?? null;

  function addFrame(frame: Frame): void {
    pictureMeter ??= createPictureMeter(known?.kind ?? 'video');
    pictureMeter.add(frame);
    album.add(frame);
  }

  async function openImage(file: Blob, header: ImageHeader | undefined): Promise<Missing> {
    const { width, height, frame } = await readImage(file, header);
    known = { ...NOTHING, kind: 'image', bytes: file.size, container: header?.container ?? null, width, height };
    if (frame) addFrame(frame);
    return NOTHING_MISSING;
  }

  async function openContainer(file: Blob, onProgress: (share: number) => void): Promise<Missing> {
    const { facts, video, audio, close } = await openVideo(file);
    known = { kind: 'video', ...facts };
    try {
      const duration = facts.duration ?? USUAL.duration;
      const canHear = audio !== null && (await audio.canDecode());
      if (canHear)
        sound = await measureSound(audio, duration, (heard) =>
          onProgress((SOUND_SHARE * heard) / soundSeconds(duration)),
        );
      if (await video.canDecode()) {
        const pixels = (await video.getCodedWidth()) * (await video.getCodedHeight());
        const clip = { duration, pixelRate: pixels * (facts.frameRate ?? USUAL.frameRate) };
        const from = canHear ? SOUND_SHARE : 0;
        const onDecoded = (at: number) => onProgress(from + (1 - from) * Math.min(1, at / duration));
        const read = createFrameReader(await video.getColorSpace());
        for await (const sample of decodeFrames(video, clip, onDecoded)) addFrame(await read(sample));
      }
      return { picture: picture() === null, sound: audio !== null && !canHear };
    } finally {
      close();
    }
  }

  async function openFile(file: Blob, onProgress: (share: number) => void): Promise<Missing> {
    const head = new Uint8Array(await file.slice(0, IMAGE_HEADER_BYTES).arrayBuffer());
    const avi = readAviHeader(head);
    if (avi) {
      checkLimits(avi);
      known = { kind: 'video', bytes: file.size, ...avi };
      return NOTHING_MISSING;
    }
    const header = readImageHeader(head);
    if (header) return openImage(file, header);
    // What the file holds counts, not what it is called; an image of another format is known by its name alone.
    const isCalledImage = fileType(file)?.startsWith('image/');
    return openContainer(file, onProgress).catch((error) => {
      if (!isCalledImage || known) throw error;
      return openImage(file, undefined);
    });
  }

  function factsNow(): VideoFacts {
    if (!known) throw new VideoFileError('unreadable');
    return { ...known, picture: picture(), sound: sound ?? soundMeter?.facts() ?? null };
  }

  return {
    async open(file, onProgress) {
      const missing = await openFile(file, onProgress);
      return { facts: factsNow(), missing };
    },
    addFrame,
    addSound(sampleRate, planes) {
      soundMeter ??= createSoundMeter(sampleRate, planes.length);
      soundMeter.add(planes);
    },
    async finish() {
      const facts = factsNow();
      return { facts, thumbnails: facts.picture ? await album.thumbnails(facts.picture) : [] };
    },
  };
}

/** What an image has none of. */
const NOTHING = {
  duration: null,
  frameRate: null,
  videoCodec: null,
  audioCodec: null,
  videoBitRate: null,
  audioBitRate: null,
  hasSound: null,
};
