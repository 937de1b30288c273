import { type InputVideoTrack, Quality, VideoSample, VideoSampleSink, VideoSampleSource } from 'mediabunny';
import { createPlaneReader, type Planes, shrinkPlane } from './planes';
import { type Size, scaledSize } from './scaledSize';

/**
 * The small version: its short side in px, its rate in bits per second, its frames per second. A model looks at one or
 * two.
 */
const SHORT_SIDE = 540;
const VIDEO_BIT_RATE = 320_000;
export const FRAME_RATE = 15;
const KEY_FRAME_SECONDS = 5;

export const SMALL_QUALITY = new Quality({ bitrate: VIDEO_BIT_RATE, bitrateMode: 'constant' });

const even = (value: number) => 2 * Math.max(1, Math.round(value / 2));

/** The size of the small version's frames before rotation: even numbers, as encoders require. */
export async function smallSize(track: InputVideoTrack): Promise<Size> {
  const full = { width: await track.getSquarePixelWidth(), height: await track.getSquarePixelHeight() };
  const { width, height } = scaledSize(full, SHORT_SIDE);
  return { width: even(width), height: even(height) };
}

/** The frame's planes reduced to one I420 picture. */
function smallI420({ luma, blue, red }: Planes, size: Size): Uint8Array {
  const chroma = { width: size.width / 2, height: size.height / 2 };
  const planes = [shrinkPlane(luma, size), shrinkPlane(blue, chroma), shrinkPlane(red, chroma)];
  const picture = new Uint8Array(planes.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const plane of planes) {
    picture.set(plane, at);
    at += plane.length;
  }
  return picture;
}

/**
 * Reduces frames without rotating them. Without a graphics processor, this costs a fraction of drawing them on a
 * canvas.
 */
function createShrinker(size: Size): (sample: VideoSample) => Promise<VideoSample> {
  const readPlanes = createPlaneReader();
  return async (sample) => {
    const { timestamp, duration, visibleRect, colorSpace } = sample;
    const isLarger = visibleRect.width >= size.width && visibleRect.height >= size.height;
    const planes = isLarger ? await readPlanes(sample) : undefined;
    if (planes)
      return new VideoSample(smallI420(planes, size), {
        format: 'I420',
        codedWidth: size.width,
        codedHeight: size.height,
        timestamp,
        duration,
        colorSpace: colorSpace.toJSON(),
      });
    sample.setRotation(0);
    sample.setFlip(false);
    return sample.transform({ ...size, fit: 'fill', alpha: 'discard' });
  };
}

export function smallPictureSource(): VideoSampleSource {
  return new VideoSampleSource({ codec: 'avc', quality: SMALL_QUALITY, keyFrameInterval: KEY_FRAME_SECONDS });
}

/** Decodes the track up to `until` (s) and encodes it small, at no more than 15 frames per second. */
export async function encodeSmall(
  track: InputVideoTrack,
  source: VideoSampleSource,
  until: number,
  onEncoded: (at: number) => void,
): Promise<void> {
  const shrink = createShrinker(await smallSize(track));
  let place = -1;
  for await (const sample of new VideoSampleSink(track).samples(0, until)) {
    const at = sample.timestamp;
    // Containers round times.
    const nextPlace = Math.floor(at * FRAME_RATE + 0.01);
    if (nextPlace > place) {
      place = nextPlace;
      const small = await shrink(sample);
      small.setTimestamp(place / FRAME_RATE);
      small.setDuration(1 / FRAME_RATE);
      await source.add(small);
      small.close();
    }
    sample.close();
    onEncoded(at);
  }
  source.close();
}
