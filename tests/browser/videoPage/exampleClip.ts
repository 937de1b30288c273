import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  Quality,
} from 'mediabunny';
import { seededRandom } from '../../../src/lib/seededRandom';

const WIDTH = 1080;
const HEIGHT = 1920;
const FRAME_RATE = 30;
/** x264's default. */
const KEY_FRAME_DISTANCE = 250;
const VIDEO_BIT_RATE = 8_000_000;
const SAMPLE_RATE = 48_000;

/** A still picture, larger than the visible part of it: patches of grey, each with its grain. */
function createScenery(width: number, height: number): Uint8Array {
  const random = seededRandom(1);
  const side = 60;
  const columns = Math.ceil(width / side);
  const patches = Array.from({ length: columns * Math.ceil(height / side) }, () => 40 + 150 * random());
  const scenery = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      scenery[at] = (patches[Math.floor(y / side) * columns + Math.floor(x / side)] ?? 0) + 12 * random();
  return scenery;
}

/** One group of pictures: the camera sways over the scenery. */
async function encodeGroup(): Promise<{ packets: EncodedPacket[]; config: VideoDecoderConfig | undefined }> {
  const margin = 120;
  const width = WIDTH + 2 * margin;
  const scenery = createScenery(width, HEIGHT + 2 * margin);
  const picture = new Uint8Array((WIDTH * HEIGHT * 3) / 2).fill(128);
  const packets: EncodedPacket[] = [];
  let config: VideoDecoderConfig | undefined;
  const encoder = new VideoEncoder({
    output(chunk, metadata) {
      packets.push(EncodedPacket.fromEncodedChunk(chunk));
      config ??= metadata?.decoderConfig;
    },
    error: console.error,
  });
  const size = { width: WIDTH, height: HEIGHT, framerate: FRAME_RATE };
  encoder.configure({ codec: 'avc1.640028', ...size, bitrate: VIDEO_BIT_RATE, avc: { format: 'avc' } });
  for (let frame = 0; frame < KEY_FRAME_DISTANCE; frame++) {
    const left = margin + Math.round(margin * Math.sin(frame / 9));
    const top = margin + Math.round(margin * Math.cos(frame / 13));
    for (let row = 0; row < HEIGHT; row++) {
      const start = (top + row) * width + left;
      picture.set(scenery.subarray(start, start + WIDTH), row * WIDTH);
    }
    const timestamp = Math.round((1e6 * frame) / FRAME_RATE);
    const duration = 1e6 / FRAME_RATE;
    const shown = new VideoFrame(picture, {
      format: 'I420',
      codedWidth: WIDTH,
      codedHeight: HEIGHT,
      timestamp,
      duration,
    });
    encoder.encode(shown, { keyFrame: frame === 0 });
    shown.close();
    while (encoder.encodeQueueSize > 2)
      await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
  }
  await encoder.flush();
  encoder.close();
  return { packets, config };
}

/** A tone that swells every second. */
function toneFrom(second: number): AudioSample {
  const data = Float32Array.from({ length: SAMPLE_RATE }, (_, at) => 0.3 * Math.sin(at / 20) * Math.sin(at / 15_000));
  return new AudioSample({
    data,
    format: 'f32-planar',
    numberOfChannels: 1,
    sampleRate: SAMPLE_RATE,
    timestamp: second,
  });
}

/**
 * Makes a clip like a phone's: MP4, 1080 × 1920, H.264 of 8 Mbit/s, 30 frames per second, a key frame every 250, with
 * sound. It needs nothing but WebCodecs.
 * @param seconds its length
 */
export async function exampleClip(seconds: number): Promise<Blob> {
  const { packets, config } = await encodeGroup();
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const video = new EncodedVideoPacketSource('avc');
  const audio = new AudioSampleSource({ codec: 'opus', quality: new Quality({ bitrate: 96_000 }) });
  output.addVideoTrack(video);
  output.addAudioTrack(audio);
  await output.start();
  const frames = seconds * FRAME_RATE;
  const addFrames = async () => {
    for (let frame = 0; frame < frames; frame++) {
      const timestamp = frame / FRAME_RATE;
      const packet = packets[frame % packets.length]?.clone({ timestamp, duration: 1 / FRAME_RATE });
      if (packet) await video.add(packet, { decoderConfig: config });
    }
    video.close();
  };
  const addSound = async () => {
    for (let second = 0; second < seconds; second++) {
      const tone = toneFrom(second);
      await audio.add(tone);
      tone.close();
    }
    audio.close();
  };
  await Promise.all([addFrames(), addSound()]);
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer()], { type: 'video/mp4' });
}
