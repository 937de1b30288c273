import { EncodedPacketSink, type InputVideoTrack, VideoSample } from 'mediabunny';
import { isDisposable, lengthBytesOf } from './disposable';
import type { Stretch } from './samplePlan';

/** How many packets wait in the decoder: enough that it never waits for us. */
const MOST_WAITING = 24;
/** In seconds: pictures are stored out of order by less than this. */
const REORDERED = 0.5;

/** How to decode an H.264 track without the pictures that no other picture needs; undefined for any other track. */
export interface Needed {
  config: VideoDecoderConfig;
  lengthBytes: number;
}

export async function neededOf(track: InputVideoTrack): Promise<Needed | undefined> {
  const config = (await track.getCodec()) === 'avc' ? await track.getDecoderConfig() : null;
  const lengthBytes = config?.description && lengthBytesOf(config.description);
  return config && lengthBytes ? { config, lengthBytes } : undefined;
}

/**
 * Decodes a stretch of an H.264 track without the pictures that no other needs, in two thirds of the time. The caller
 * closes the samples. Rejects when the decoder does; mediabunny's own sink knows ways around some faults.
 */
export async function* neededFrames(
  track: InputVideoTrack,
  { config, lengthBytes }: Needed,
  { from, until }: Stretch,
): AsyncGenerator<VideoSample> {
  const decoded: VideoSample[] = [];
  const turn = { rotation: await track.getRotation(), flip: await track.getFlip() };
  let failure: DOMException | undefined;
  let wake = () => {};
  const decoder = new VideoDecoder({
    output(frame) {
      decoded.push(new VideoSample(frame, turn));
      wake();
    },
    error(error) {
      failure = error;
      wake();
    },
  });
  decoder.ondequeue = () => wake();
  const moved = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });

  function* ready(): Generator<VideoSample> {
    for (let sample = decoded.shift(); sample; sample = decoded.shift())
      if (sample.timestamp < until) yield sample;
      else sample.close();
    if (failure) throw failure;
  }

  try {
    decoder.configure(config);
    const packets = new EncodedPacketSink(track);
    const first = (await packets.getKeyPacket(from)) ?? (await packets.getFirstKeyPacket()) ?? undefined;
    for await (const packet of packets.packets(first)) {
      if (packet.timestamp >= until + REORDERED) break;
      if (isDisposable(packet.data, lengthBytes)) continue;
      decoder.decode(packet.toEncodedVideoChunk());
      while (decoder.decodeQueueSize >= MOST_WAITING && decoded.length === 0 && !failure) await moved();
      yield* ready();
    }
    await decoder.flush();
    yield* ready();
  } finally {
    for (const sample of decoded) sample.close();
    if (decoder.state !== 'closed') decoder.close();
  }
}
