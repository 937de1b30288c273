import type { Luma } from './luma';

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
