import {
  Input,
  type InputAudioTrack,
  type InputFormat,
  type InputTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  type Source,
  WEBM,
} from 'mediabunny';

/**
 * What a video's container says about it; null means it could not be read. The units are those of
 * contracts/videoAnalysis.
 */
export interface ContainerFacts {
  bytes: number;
  container: string | null;
  duration: number | null;
  width: number | null;
  height: number | null;
  frameRate: number | null;
  videoCodec: string | null;
  audioCodec: string | null;
  videoBitRate: number | null;
  audioBitRate: number | null;
  hasSound: boolean | null;
}

/** A file that says nothing about itself. */
export const UNKNOWN_CONTAINER: Readonly<Omit<ContainerFacts, 'bytes'>> = {
  container: null,
  duration: null,
  width: null,
  height: null,
  frameRate: null,
  videoCodec: null,
  audioCodec: null,
  videoBitRate: null,
  audioBitRate: null,
  hasSound: null,
};

const NAMES = new Map<InputFormat, string>([
  [MP4, 'mp4'],
  [QTFF, 'mov'],
  [WEBM, 'webm'],
  [MATROSKA, 'mkv'],
]);

/** The containers that can be read. AVI is not among them: domain/videoMeasures/aviHeader reads its header. */
export const CONTAINERS = [...NAMES.keys()];

/**
 * Bit rate and frame rate are computed from at most this many packets: six minutes of video at 30 frames per second.
 */
const MOST_PACKETS = 10_800;

/** What `read` gives, or null when the file does not say it or says something impossible. */
async function orNull<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}

const positive = (value: number | null): number | null =>
  value !== null && Number.isFinite(value) && value > 0 ? value : null;
const pixels = (value: number): number | null => positive(Math.round(value));

async function codecOf(track: InputTrack): Promise<string | null> {
  const codec = await orNull(() => track.getCodec());
  if (codec) return codec;
  const id = await orNull(() => track.getInternalCodecId());
  return typeof id === 'string' && /^[\w.+/ -]{1,80}$/.test(id) ? id : null;
}

const bitRateOf = (track: InputTrack) =>
  orNull(async () => positive((await track.computePacketStats(MOST_PACKETS)).averageBitrate));

async function pictureOf(track: InputVideoTrack) {
  return {
    width: await orNull(async () => pixels(await track.getDisplayWidth())),
    height: await orNull(async () => pixels(await track.getDisplayHeight())),
    frameRate: await orNull(async () => positive((await track.computeFrameRateMetrics()).bestGuessFrameRate)),
    videoCodec: await codecOf(track),
    videoBitRate: await bitRateOf(track),
  };
}

async function soundOf(track: InputAudioTrack) {
  return { hasSound: true, audioCodec: await codecOf(track), audioBitRate: await bitRateOf(track) };
}

const NO_PICTURE = { width: null, height: null, frameRate: null, videoCodec: null, videoBitRate: null };
const NO_SOUND = { hasSound: false, audioCodec: null, audioBitRate: null };

/** The duration (s) by the file's last packets, or the declared one when these cannot be read. */
async function durationOf(input: Input): Promise<number | null> {
  const computed = positive(await orNull(() => input.computeDuration()));
  return computed ?? positive(await orNull(() => input.getDurationFromMetadata()));
}

/** Like `readContainer`, for an input that is open and stays open. */
export async function containerFactsOf(input: Input, bytes: number): Promise<ContainerFacts> {
  const container = NAMES.get(await input.getFormat()) ?? null;
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  return {
    bytes,
    container,
    duration: await durationOf(input),
    ...(video ? await pictureOf(video) : NO_PICTURE),
    ...(audio ? await soundOf(audio) : NO_SOUND),
  };
}

/**
 * Reads what an MP4, MOV, WebM or Matroska file says about itself, in the browser and in the edge worker alike: it
 * needs neither DOM nor WebCodecs. The size is as shown (with rotation and pixel aspect ratio applied); codecs have
 * mediabunny's names ('avc', 'aac' …). Rejects with mediabunny's error when the file is none of these or its list of
 * tracks is damaged; anything else it does not say is null.
 * @param source where the bytes come from, read in ranges; closed at the end
 * @param bytes the size of the file
 */
export async function readContainer(source: Source, bytes: number): Promise<ContainerFacts> {
  const input = new Input({ source, formats: CONTAINERS });
  try {
    return await containerFactsOf(input, bytes);
  } finally {
    input.dispose();
  }
}
