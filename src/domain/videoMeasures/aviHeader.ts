import type { ContainerFacts } from '../../lib/containerFacts';

/** This many bytes from the beginning hold the header of any usual AVI. */
export const AVI_HEADER_BYTES = 65_536;

type AviFacts = Omit<ContainerFacts, 'bytes'>;
type PictureFacts = Pick<AviFacts, 'duration' | 'width' | 'height' | 'frameRate' | 'videoCodec'>;
type SoundFacts = Pick<AviFacts, 'audioCodec' | 'audioBitRate'>;

/** mediabunny's names for the codes in `biCompression`; any other code is given as it is, in lower case. */
const VIDEO_CODECS: Readonly<Record<string, string>> = {
  h264: 'avc',
  x264: 'avc',
  avc1: 'avc',
  hevc: 'hevc',
  vp80: 'vp8',
};
/** The same for the tags in `wFormatTag` (mmreg.h). */
const AUDIO_CODECS: Readonly<Record<number, string>> = {
  1: 'pcm',
  3: 'pcm',
  80: 'mp2',
  85: 'mp3',
  255: 'aac',
  5632: 'aac',
  8192: 'ac3',
};

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
/** Byte offsets of the fields: AVIMAINHEADER, AVISTREAMHEADER, BITMAPINFOHEADER, WAVEFORMATEX. */
const MAIN = { frameMicroseconds: 0, frames: 16, width: 32, height: 36, bytes: 40 };
const STREAM = { type: 0, scale: 20, rate: 24, length: 32, bytes: 36 };
const BITMAP = { width: 4, height: 8, compression: 16, bytes: 20 };
const WAVE = { tag: 0, bytesPerSecond: 8, bytes: 12 };

const textAt = (data: DataView, at: number) =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, index) => data.getUint8(at + index)));

const positive = (value: number) => (Number.isFinite(value) && value > 0 ? value : null);

/** The chunks of a list, cut where the bytes end; a chunk with a wrong length ends the walk. */
function* chunksOf(list: DataView): Generator<{ id: string; content: DataView }> {
  for (let at = 0; at + CHUNK_HEADER <= list.byteLength; ) {
    const size = list.getUint32(at + 4, true);
    const start = at + CHUNK_HEADER;
    const end = Math.min(start + size, list.byteLength);
    yield { id: textAt(list, at), content: new DataView(list.buffer, list.byteOffset + start, end - start) };
    at = start + size + (size % 2);
  }
}

/** The contents of the lists of this type. */
function* listsOf(list: DataView, type: string): Generator<DataView> {
  for (const { id, content } of chunksOf(list))
    if (id === 'LIST' && content.byteLength >= 4 && textAt(content, 0) === type)
      yield new DataView(content.buffer, content.byteOffset + 4, content.byteLength - 4);
}

/** The first chunk of this name, if it is long enough for what is read from it. */
function chunkOf(list: DataView, name: string, bytes: number): DataView | undefined {
  for (const { id, content } of chunksOf(list))
    if (id === name) return content.byteLength < bytes ? undefined : content;
  return undefined;
}

function pictureOf(stream: DataView, format: DataView | undefined): PictureFacts {
  const frameRate = positive(stream.getUint32(STREAM.rate, true) / stream.getUint32(STREAM.scale, true));
  const code = format && textAt(format, BITMAP.compression).toLowerCase();
  return {
    frameRate,
    duration: frameRate && positive(stream.getUint32(STREAM.length, true) / frameRate),
    width: format ? positive(format.getInt32(BITMAP.width, true)) : null,
    // A negative height means that the rows run from the top.
    height: format ? positive(Math.abs(format.getInt32(BITMAP.height, true))) : null,
    videoCodec: code && /^[\x21-\x7e]{4}$/.test(code) ? (VIDEO_CODECS[code] ?? code) : null,
  };
}

function soundOf(format: DataView | undefined): SoundFacts {
  if (!format) return { audioCodec: null, audioBitRate: null };
  return {
    audioCodec: AUDIO_CODECS[format.getUint16(WAVE.tag, true)] ?? null,
    audioBitRate: positive(format.getUint32(WAVE.bytesPerSecond, true) * 8),
  };
}

/** What the main header says by itself, for files whose streams are damaged. */
function mainPictureOf(main: DataView | undefined): PictureFacts {
  if (!main) return { duration: null, width: null, height: null, frameRate: null, videoCodec: null };
  const frameRate = positive(1e6 / main.getUint32(MAIN.frameMicroseconds, true));
  return {
    frameRate,
    duration: frameRate && positive(main.getUint32(MAIN.frames, true) / frameRate),
    width: positive(main.getUint32(MAIN.width, true)),
    height: positive(main.getUint32(MAIN.height, true)),
    videoCodec: null,
  };
}

/**
 * Reads the header of an AVI file: size in px, duration in s, frame rate, codecs and the sound's bit rate; null means
 * it is not stated. No header states the bit rate of the picture. Source of the layout: Microsoft, 'AVI RIFF File
 * Reference'.
 * @param bytes the beginning of the file, `AVI_HEADER_BYTES` or more; damaged headers are read as far as possible
 * @returns undefined if it is not an AVI or nothing of its header is left
 */
export function readAviHeader(bytes: Uint8Array): AviFacts | undefined {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.byteLength < RIFF_HEADER || textAt(data, 0) !== 'RIFF' || textAt(data, 8) !== 'AVI ') return undefined;
  const [header] = listsOf(
    new DataView(bytes.buffer, bytes.byteOffset + RIFF_HEADER, bytes.byteLength - RIFF_HEADER),
    'hdrl',
  );
  if (!header) return undefined;
  const main = chunkOf(header, 'avih', MAIN.bytes);
  let picture: PictureFacts | undefined;
  let sound: SoundFacts | undefined;
  for (const list of listsOf(header, 'strl')) {
    const stream = chunkOf(list, 'strh', STREAM.bytes);
    const type = stream && textAt(stream, STREAM.type);
    if (stream && type === 'vids') picture ??= pictureOf(stream, chunkOf(list, 'strf', BITMAP.bytes));
    if (type === 'auds') sound ??= soundOf(chunkOf(list, 'strf', WAVE.bytes));
  }
  if (!main && !picture && !sound) return undefined;
  return {
    container: 'avi',
    ...mainPictureOf(main),
    ...picture,
    ...(sound ?? { audioCodec: null, audioBitRate: null }),
    videoBitRate: null,
    hasSound: sound !== undefined,
  };
}
