import type { Luma } from './luma';

/**
 * The second difference at each pixel with all four neighbours: (width − 2) × (height − 2) values from −1020 to 1020.
 */
export interface Laplacian {
  width: number;
  height: number;
  values: Int16Array;
}

/** The Laplacian with four neighbours, kernel 0 1 0 / 1 −4 1 / 0 1 0, as OpenCV's `Laplacian` with ksize 1. */
export function laplacianOf({ width, height, values }: Luma): Laplacian {
  const inner = { width: Math.max(0, width - 2), height: Math.max(0, height - 2) };
  const result = new Int16Array(inner.width * inner.height);
  let next = 0;
  for (let y = 1; y <= inner.height; y++) {
    const start = y * width;
    for (let at = start + 1; at <= start + inner.width; at++) {
      const sides =
        (values[at - 1] ?? 0) + (values[at + 1] ?? 0) + (values[at - width] ?? 0) + (values[at + width] ?? 0);
      result[next++] = sides - 4 * (values[at] ?? 0);
    }
  }
  return { ...inner, values: result };
}
