import { EncodedPacketSink, type InputVideoTrack, type VideoSample, VideoSampleSink } from 'mediabunny';
import { type Needed, neededFrames, neededOf } from './neededFrames';
import { type Clip, createSampling, isStraight, probedMoments, type Stretch, stretches } from './samplePlan';

/** After this many places that cannot be decoded, the rest is given up. */
const MOST_ERRORS = 20;

const METADATA = { metadataOnly: true };

/** The times (s) of the key frames at or before the moments of the plan. */
async function keysOf(packets: EncodedPacketSink, clip: Clip): Promise<number[]> {
  const keys: number[] = [];
  for (const moment of probedMoments(clip)) {
    const key = await packets.getKeyPacket(moment, METADATA);
    if (key) keys.push(key.timestamp);
  }
  return keys;
}

/**
 * Decodes the frames of a stretch, in order of time; only the needed ones if they can be told apart. Damaged data is
 * retried once with all frames, then skipped up to the next key frame. The caller closes the frames.
 */
async function* framesOf(
  track: InputVideoTrack,
  needed: Needed | undefined,
  { from, until }: Stretch,
): AsyncGenerator<VideoSample> {
  const packets = new EncodedPacketSink(track);
  let reached = from;
  let onlyNeeded = needed;
  for (let errors = 0; errors < MOST_ERRORS; errors++) {
    const stretch: Stretch = { from: reached, until };
    try {
      const samples = onlyNeeded
        ? neededFrames(track, onlyNeeded, stretch)
        : new VideoSampleSink(track).samples(stretch.from, until);
      for await (const sample of samples) {
        reached = Math.max(reached, sample.timestamp);
        yield sample;
      }
      return;
    } catch {
      if (onlyNeeded) {
        onlyNeeded = undefined;
        continue;
      }
      const damaged = await packets.getKeyPacket(reached, METADATA).catch(() => null);
      const next = damaged && (await packets.getNextKeyPacket(damaged, METADATA).catch(() => null));
      if (!next || next.timestamp >= until) return;
      reached = next.timestamp;
    }
  }
}

/**
 * Decodes a video where the plan (samplePlan.ts) wants it and yields the frames to be measured, in order of time. Each
 * is closed when the next one is requested.
 * @param onDecoded called for every decoded frame, measured or not, with its time (s)
 */
export async function* decodeFrames(
  track: InputVideoTrack,
  clip: Clip,
  onDecoded: (at: number) => void,
): AsyncGenerator<VideoSample> {
  const keys = isStraight(clip) ? [] : await keysOf(new EncodedPacketSink(track), clip);
  const needed = await neededOf(track);
  const isDue = createSampling();
  for (const stretch of stretches(clip, keys)) {
    for await (const sample of framesOf(track, needed, stretch)) {
      onDecoded(sample.timestamp);
      if (isDue(sample.timestamp)) yield sample;
      sample.close();
    }
  }
}
