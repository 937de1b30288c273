import type { Laplacian } from './sharpness';

/**
 * Weaker second differences are noise and soft shading; the edges of text and products are stronger: a rule of thumb.
 */
const FAINTEST_EDGE = 32;

/**
 * Sums of |Laplacian| per pixel: for all fine detail in the picture, and for the part of it that the platform covers.
 */
export interface Detail {
  all: number;
  covered: number;
  /** What `covered` would be if the detail were spread evenly. */
  evenly: number;
}

/**
 * How much of a frame's fine detail the platform's buttons and caption cover. Detail is |Laplacian| ≥ 32 levels at
 * `SHARPNESS_WIDTH`; the zone is everything outside `freeZone`. The share is covered ÷ all: 0.49 for a 9:16 picture
 * with evenly spread detail, 0 if all of it is in the middle.
 */
export function coveredDetail(laplacian: Laplacian): Detail {
  const { width, height, values } = laplacian;
  if (values.length === 0) return { all: 0, covered: 0, evenly: 0 };
  const free = pixelsOf(freeZone(width, height), width, height);
  let all = 0;
  let inFree = 0;
  for (let y = 0, at = 0; y < height; y++) {
    const isFreeRow = y >= free.top && y < free.bottom;
    for (let x = 0; x < width; x++, at++) {
      const strength = Math.abs(values[at] ?? 0);
      if (strength < FAINTEST_EDGE) continue;
      all += strength;
      if (isFreeRow && x >= free.left && x < free.right) inFree += strength;
    }
  }
  const freeShare = ((free.right - free.left) * (free.bottom - free.top)) / values.length;
  const detail = all / values.length;
  return { all: detail, covered: (all - inFree) / values.length, evenly: detail * (1 - freeShare) };
}

function pixelsOf({ x, y }: FreeZone, width: number, height: number) {
  const [left, top] = [Math.round(x.from * width), Math.round(y.from * height)];
  return {
    left,
    top,
    right: Math.max(left, Math.round(x.to * width)),
    bottom: Math.max(top, Math.round(y.to * height)),
  };
}

/**
 * The platform's screen in px, and what its buttons, caption and bars cover: not official figures, but the usual
 * caution (domain notes, section 3: safe zone).
 */
const SCREEN = { width: 1080, height: 1920 };
const COVERED = { top: 250, bottom: 420, left: 60, right: 170 };

/** What stays free of the picture, as shares of its width and height; `from` exceeds `to` if nothing does. */
export interface FreeZone {
  x: { from: number; to: number };
  y: { from: number; to: number };
}

/**
 * The part of a picture that the platform leaves uncovered. A 9:16 picture fills the screen; any other is shown whole
 * in the middle, as large as fits, so that a landscape one clears caption and title and is covered only at its sides.
 */
export function freeZone(width: number, height: number): FreeZone {
  const scale = Math.min(SCREEN.width / width, SCREEN.height / height);
  const along = (size: number, screen: number, before: number, after: number) => {
    const shownSize = size * scale;
    const start = (screen - shownSize) / 2;
    return { from: Math.max(0, (before - start) / shownSize), to: Math.min(1, (screen - after - start) / shownSize) };
  };
  return {
    x: along(width, SCREEN.width, COVERED.left, COVERED.right),
    y: along(height, SCREEN.height, COVERED.top, COVERED.bottom),
  };
}
