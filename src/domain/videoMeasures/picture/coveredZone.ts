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
