import type { VideoSample } from 'mediabunny';
import { quarterPlane } from './quarterPlane';
import type { Size } from './scaledSize';

/** One plane of a decoded frame, and where its values lie, in bytes. */
export interface Plane extends Size {
  bytes: Uint8Array;
  offset: number;
  stride: number;
  /** From one value of a row to the next. */
  step: number;
}

/** A decoded frame, not rotated: luma, and the two colour differences at half its width and height (4:2:0). */
export interface Planes {
  luma: Plane;
  blue: Plane;
  red: Plane;
}

const halved = ({ width, height }: Size): Size => ({ width: (width + 1) >> 1, height: (height + 1) >> 1 });

/**
 * The planes of frames, one after the other in the same memory; undefined for a frame that is not plain 8-bit 4:2:0.
 */
export function createPlaneReader(): (sample: VideoSample) => Promise<Planes | undefined> {
  let bytes = new Uint8Array();
  return async (sample) => {
    const { format, visibleRect } = sample;
    if (format !== 'I420' && format !== 'NV12') return undefined;
    const length = sample.allocationSize();
    if (bytes.length < length) bytes = new Uint8Array(length);
    const layout = await sample.copyTo(bytes);
    const plane = (size: Size, index: number, step = 1, shift = 0): Plane => ({
      width: size.width,
      height: size.height,
      bytes,
      offset: (layout[index]?.offset ?? 0) + shift,
      stride: layout[index]?.stride ?? 0,
      step,
    });
    const chroma = halved(visibleRect);
    const luma = plane(visibleRect, 0);
    return format === 'I420'
      ? { luma, blue: plane(chroma, 1), red: plane(chroma, 2) }
      : { luma, blue: plane(chroma, 1, 2), red: plane(chroma, 1, 2, 1) };
  };
}

/** The plane reduced: each value is the mean of the whole pixels it covers. */
export function shrinkPlane(plane: Plane, size: Size): Uint8Array {
  const isFarLarger = plane.width >= 4 * size.width && plane.height >= 4 * size.height;
  const fits = plane.width % 4 === 0 && plane.height % 4 === 0;
  const quarter = isFarLarger && fits ? quarterPlane(plane) : undefined;
  return averagePlane(quarter ?? plane, size);
}

function averagePlane(plane: Plane, { width, height }: Size): Uint8Array {
  const { bytes, offset, stride, step } = plane;
  if (step === 1 && stride === width && plane.width === width && plane.height === height)
    return bytes.subarray(offset, offset + width * height);
  const out = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  const edges = Uint32Array.from({ length: width + 1 }, (_, x) => Math.floor((x * plane.width) / width));
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * plane.height) / height);
    const bottom = Math.floor(((y + 1) * plane.height) / height);
    sums.fill(0);
    for (let row = top; row < bottom; row++) {
      const start = offset + row * stride;
      let at = start;
      for (let x = 0; x < width; x++) {
        const end = start + (edges[x + 1] ?? 0) * step;
        let sum = 0;
        for (; at < end; at += step) sum += bytes[at] ?? 0;
        sums[x] = (sums[x] ?? 0) + sum;
      }
    }
    for (let x = 0; x < width; x++) {
      const area = (bottom - top) * ((edges[x + 1] ?? 0) - (edges[x] ?? 0));
      out[y * width + x] = (sums[x] ?? 0) / area + 0.5;
    }
  }
  return out;
}
