import type { Luma } from '../light/luma';

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

/**
 * The short side at which sharpness is measured, in px; a quarter of full HD. A larger frame is reduced (one of this
 * size costs nothing), a smaller one is measured as it is.
 */
export const SHARPNESS_WIDTH = 270;

/**
 * Sharpness of a frame: the variance of the Laplacian of its 8-bit luma, levels²; 0 if there is nothing to see. Source:
 * J. Pech-Pacheco and others, 'Diatom autofocusing in brightfield microscopy', ICPR 2000 (the measure LAP_VAR).
 */
export function sharpness({ values }: Laplacian): number {
  if (values.length === 0) return 0;
  let sum = 0;
  let squares = 0;
  for (let pixel = 0; pixel < values.length; pixel++) {
    const value = values[pixel] ?? 0;
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  return Math.max(0, squares / values.length - mean * mean);
}
