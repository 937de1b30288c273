import type { PictureFacts, SoundFacts, VideoFacts } from '../../contracts/videoAnalysis';
import { readAviHeader } from '../../domain/videoMeasures/aviHeader';
import type { Frame } from '../../domain/videoMeasures/frame';
import { createPictureMeter, type PictureMeter } from '../../domain/videoMeasures/picture/pictureMeter';
import { createSoundMeter, type SoundMeter } from '../../domain/videoMeasures/sound/soundMeter';
import { UNKNOWN_CONTAINER } from '../../lib/containerFacts';
import { documentKind } from '../../lib/documentKind';
import { IMAGE_HEADER_BYTES, type ImageHeader, readImageHeader } from '../../lib/imageHeader';
import { createAlbum } from './album';
import { checkLimits } from './declaredLimits';
import { fileType } from './fileType';
import { measureContainer } from './measureContainer';
import { readImage } from './readImage';
import { VideoFileError } from './videoFileError';
import type { Measured, Missing } from './videoMessages';

const NOTHING_MISSING: Missing = { picture: false, sound: false };

/** Measures one file: the worker's job. */
export interface Measurement {
  /** Opens and measures the file as far as a worker of this browser can. Rejects with a `VideoFileError`. */
  open(file: Blob, onProgress: (share: number) => void): Promise<{ facts: VideoFacts; missing: Missing }>;
  /** Frames and sound that were decoded elsewhere, in order. */
  addFrame(frame: Frame): void;
  addSound(sampleRate: number, planes: readonly Float32Array[]): void;
  finish(): Promise<Measured>;
}

export function createMeasurement(): Measurement {
  const album = createAlbum();
  let containerFacts: Omit<VideoFacts, 'picture' | 'sound'> | undefined;
  let pictureMeter: PictureMeter | undefined;
  let soundMeter: SoundMeter | undefined;
  let sound: SoundFacts | null = null;

  const picture = (): PictureFacts | null => pictureMeter?.facts() ?? null;

  function addFrame(frame: Frame): void {
    pictureMeter ??= createPictureMeter(containerFacts?.kind ?? 'video');
    pictureMeter.add(frame);
    album.add(frame);
  }

  async function openImage(file: Blob, header: ImageHeader | undefined): Promise<Missing> {
    const { width, height, frame } = await readImage(file, header);
    containerFacts = {
      ...UNKNOWN_CONTAINER,
      kind: 'image',
      bytes: file.size,
      container: header?.container ?? null,
      width,
      height,
    };
    if (frame) addFrame(frame);
    return NOTHING_MISSING;
  }

  async function openVideo(file: Blob, onProgress: (share: number) => void): Promise<Missing> {
    const measured = await measureContainer(file, { onFrame: addFrame, onProgress });
    containerFacts = { kind: 'video', ...measured.facts };
    sound = measured.sound;
    return { picture: picture() === null, sound: measured.isSoundMissing };
  }

  async function openFile(file: Blob, onProgress: (share: number) => void): Promise<Missing> {
    const head = new Uint8Array(await file.slice(0, IMAGE_HEADER_BYTES).arrayBuffer());
    if (documentKind(head)) throw new VideoFileError('document');
    const avi = readAviHeader(head);
    if (avi) {
      checkLimits(avi);
      containerFacts = { kind: 'video', bytes: file.size, ...avi };
      return NOTHING_MISSING;
    }
    const header = readImageHeader(head);
    if (header) return openImage(file, header);
    // What the file holds counts, not what it is called; an image of an unknown format is recognised only by its name.
    const isCalledImage = fileType(file)?.startsWith('image/');
    return openVideo(file, onProgress).catch((error) => {
      if (!isCalledImage) throw error;
      return openImage(file, undefined);
    });
  }

  function factsNow(): VideoFacts {
    if (!containerFacts) throw new VideoFileError('unreadable');
    return { ...containerFacts, picture: picture(), sound: sound ?? soundMeter?.facts() ?? null };
  }

  return {
    async open(file, onProgress) {
      onProgress(0); // it has begun
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
