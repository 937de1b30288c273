import type { VideoSample } from 'mediabunny';
import type { Frame } from '../../domain/videoMeasures/frame';
import { createPlaneReader } from './planes';
import { type Size, scaledSize } from './scaledSize';
import { type Colours, uprightPicture } from './uprightPicture';

/** The short side of a measured frame, in px. */
export const FRAME_SIDE = 270;

/**
 * The names of ITU-R BT.601 matrices. A video that names none uses one below this many lines, as browsers display it.
 */
const BT601 = ['smpte170m', 'bt470bg'];
const HD_LINES = 720;

/**
 * Turns decoded frames into small upright ones, in memory that is reused for the next. It closes none.
 * @param colorSpace what the file says about its colours, since decoders fill in what it does not say
 */
export function createFrameReader(colorSpace: VideoColorSpaceInit): (sample: VideoSample) => Promise<Frame> {
  const readPlanes = createPlaneReader();
  let canvas: OffscreenCanvas | undefined;

  /** The fallback for frames of any kind: opaque, of 10 bits, mirrored, stretched. */
  function draw(sample: VideoSample, { width, height }: Size): Omit<Frame, 'at'> {
    if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas to draw on');
    context.imageSmoothingQuality = 'high';
    sample.draw(context, 0, 0, width, height);
    return { width, height, rgba: context.getImageData(0, 0, width, height).data };
  }

  const coloursOf = ({ width, height }: Size): Colours => ({
    isFullRange: colorSpace.fullRange ?? false,
    isBt601: colorSpace.matrix ? BT601.includes(colorSpace.matrix) : Math.min(width, height) < HD_LINES,
  });

  return async (sample) => {
    const at = Math.max(0, sample.timestamp);
    const { rotation, flip, visibleRect } = sample;
    const size = scaledSize({ width: sample.squarePixelWidth, height: sample.squarePixelHeight }, FRAME_SIDE);
    const isStretched = size.width > visibleRect.width || size.height > visibleRect.height;
    const planes = flip || isStretched ? undefined : await readPlanes(sample);
    if (!planes) {
      const upright = { width: sample.displayWidth, height: sample.displayHeight };
      return { at, ...draw(sample, scaledSize(upright, FRAME_SIDE)) };
    }
    return { at, ...uprightPicture(planes, size, rotation, coloursOf(visibleRect)) };
  };
}
