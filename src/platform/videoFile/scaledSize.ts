export interface Size {
  width: number;
  height: number;
}

/** The size in px, reduced to this short side; anything smaller stays as it is. */
export function scaledSize({ width, height }: Size, shortSide: number): Size {
  const factor = Math.min(1, shortSide / Math.min(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
