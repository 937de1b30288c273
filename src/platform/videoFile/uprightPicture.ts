import type { Frame } from '../../domain/videoMeasures/frame';
import { type Plane, type Planes, shrinkPlane } from './planes';
import type { Size } from './scaledSize';

export interface Colours {
  /** Black is 0 and white 255; otherwise 16 and 235. */
  isFullRange: boolean;
  /** Uses the matrix of ITU-R BT.601; otherwise that of BT.709. */
  isBt601: boolean;
}

/** Where the pixels of a picture lie in the same one rotated clockwise: the first, and the steps along x and y. */
function turned({ width, height }: Size, degrees: number): { first: number; alongX: number; alongY: number } {
  switch (degrees) {
    case 90:
      return { first: height - 1, alongX: height, alongY: -1 };
    case 180:
      return { first: width * height - 1, alongX: -1, alongY: -width };
    case 270:
      return { first: (width - 1) * height, alongX: -height, alongY: 1 };
    default:
      return { first: 0, alongX: 1, alongY: width };
  }
}

/** Positions in a plane of the values nearest to `places` evenly spread points, along a row or a column. */
const nearest = (places: number, { length, step }: { length: number; step: number }) =>
  Uint32Array.from({ length: places }, (_, place) => Math.floor(((place + 0.5) * length) / places) * step);

/**
 * Reduces a frame, turns it upright and converts it to RGB. It costs a fraction of drawing the frame on a canvas, which
 * without a graphics processor converts it at full size first.
 * @param size before rotation, in px, no larger than the frame
 * @param degrees clockwise: 0, 90, 180 or 270
 */
export function uprightPicture(
  planes: Planes,
  size: Size,
  degrees: number,
  { isFullRange, isBt601 }: Colours,
): Omit<Frame, 'at'> {
  const { blue, red } = planes;
  const luma = shrinkPlane(planes.luma, size);
  // Colour changes slowly: one value is enough for the area of a pixel.
  const columns = nearest(size.width, { length: blue.width, step: blue.step });
  const rows = nearest(size.height, { length: blue.height, step: blue.stride });
  const differenceAt = ({ bytes, offset }: Plane, at: number) => colourGain * ((bytes[offset + at] ?? 0) - 128);
  const [black, gain, colourGain] = isFullRange ? [0, 1, 1] : [16, 255 / 219, 255 / 224];
  const [redOfRed, greenOfBlue, greenOfRed, blueOfBlue] = isBt601
    ? [1.402, -0.344136, -0.714136, 1.772]
    : [1.5748, -0.187324, -0.468124, 1.8556];

  const rgba = new Uint8ClampedArray(size.width * size.height * 4);
  const { first, alongX, alongY } = turned(size, degrees);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const at = (rows[y] ?? 0) + (columns[x] ?? 0);
      const level = gain * ((luma[y * size.width + x] ?? 0) - black);
      const u = differenceAt(blue, at);
      const v = differenceAt(red, at);
      const to = 4 * (first + x * alongX + y * alongY);
      rgba[to] = level + redOfRed * v;
      rgba[to + 1] = level + greenOfBlue * u + greenOfRed * v;
      rgba[to + 2] = level + blueOfBlue * u;
      rgba[to + 3] = 255;
    }
  }
  return degrees % 180 === 0 ? { ...size, rgba } : { width: size.height, height: size.width, rgba };
}
