import type { Luma } from './luma';

/**
 * The picture reduced so that its short side has `shortSide` pixels; each is the mean of the area it covers. A picture
 * that is no larger stays as it is: enlarging it would add nothing to measure.
 */
export function scaledTo(picture: Luma, shortSide: number): Luma {
  const short = Math.min(picture.width, picture.height);
  if (short <= shortSide) return picture;
  const width = Math.round((picture.width * shortSide) / short);
  const height = Math.round((picture.height * shortSide) / short);
  const values = new Uint8Array(width * height);
  const row = new Float64Array(picture.width);
  const area = (picture.width / width) * (picture.height / height);
  for (let y = 0; y < height; y++) {
    addRows(picture, row, (y * picture.height) / height, ((y + 1) * picture.height) / height);
    shrinkRow(row, values.subarray(y * width, (y + 1) * width), area);
  }
  return { width, height, values };
}

/** Sums the rows between two heights, counting partial rows by the part that lies inside. */
function addRows({ width, height, values }: Luma, row: Float64Array, from: number, to: number) {
  row.fill(0);
  for (let y = Math.floor(from); y < Math.min(height, to); y++) {
    const part = Math.min(to, y + 1) - Math.max(from, y);
    const start = y * width;
    for (let x = 0; x < width; x++) row[x] = (row[x] ?? 0) + part * (values[start + x] ?? 0);
  }
}

/** Walks along the row and gives each target pixel what lies between its two edges. */
function shrinkRow(row: Float64Array, target: Uint8Array, area: number) {
  const step = row.length / target.length;
  let passedPixels = 0;
  let sum = 0;
  let sumBefore = 0;
  for (let x = 0; x < target.length; x++) {
    const edge = (x + 1) * step;
    while (passedPixels + 1 <= edge && passedPixels < row.length) sum += row[passedPixels++] ?? 0;
    const sumAtEdge = sum + (edge - passedPixels) * (row[passedPixels] ?? 0);
    target[x] = Math.min(255, (sumAtEdge - sumBefore) / area + 0.5);
    sumBefore = sumAtEdge;
  }
}

/** The picture at half its size, each pixel the mean of four; an odd last column or row is dropped. */
export function halved(picture: Luma): Luma {
  const width = Math.floor(picture.width / 2);
  const height = Math.floor(picture.height / 2);
  const values = new Uint8Array(width * height);
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const above = 2 * (y * picture.width + x);
      const below = above + picture.width;
      const sum =
        (picture.values[above] ?? 0) +
        (picture.values[above + 1] ?? 0) +
        (picture.values[below] ?? 0) +
        (picture.values[below + 1] ?? 0);
      values[pixel] = (sum + 2) >> 2;
    }
  }
  return { width, height, values };
}
