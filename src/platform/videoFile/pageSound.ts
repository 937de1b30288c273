/**
 * `decodeAudioData` takes a file as a whole and returns all its samples at once, hence these limits on bytes and
 * seconds.
 */
export const MOST_BYTES = 20_000_000;
export const MOST_SECONDS = 180;

const SAMPLE_RATE = 48_000;

export interface SoundBlock {
  sampleRate: number;
  planes: Float32Array<ArrayBuffer>[];
}

/**
 * The sound of a file through Web Audio, one second per block, for browsers without an AudioDecoder; nothing if the
 * file is over 20 MB or three minutes (70 MB of samples), or cannot be decoded.
 */
export async function* pageSound(file: Blob, duration: number | null): AsyncGenerator<SoundBlock> {
  if (file.size > MOST_BYTES || duration === null || duration > MOST_SECONDS) return;
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const decoded = await context.decodeAudioData(await file.arrayBuffer()).catch(() => undefined);
  if (!decoded) return;
  const channels = Array.from({ length: decoded.numberOfChannels }, (_, channel) => decoded.getChannelData(channel));
  for (let from = 0; from < decoded.length; from += SAMPLE_RATE)
    yield {
      sampleRate: decoded.sampleRate,
      planes: channels.map((samples) => samples.slice(from, from + SAMPLE_RATE)),
    };
}
