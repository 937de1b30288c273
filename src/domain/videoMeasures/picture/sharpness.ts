import type { Laplacian } from './laplacian';

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
