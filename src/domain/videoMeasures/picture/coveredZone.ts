/** The platform's screen, px, and what its buttons, caption and bars cover of it: no official figures, but the usual caution. */
const SCREEN = { width: 1080, height: 1920 };
const COVERED = { top: 250, bottom: 420, left: 60, right: 170 };

/** What of the picture stays free, in shares of its width and height; `from` above `to` where nothing does. */
export interface FreeZone {
  x: { from: number; to: number };
  y: { from: number; to: number };
}

/**
 * The part of a picture that nothing of the platform covers. A picture of 9:16 fills the screen; any other is shown whole
 * and in the middle of it, as large as fits, so that a landscape one keeps clear of caption and title, and is covered at
 * its sides only.
 */
export function freeZone(width: number, height: number): FreeZone {
  const scale = Math.min(SCREEN.width / width, SCREEN.height / height);
  const along = (size: number, screen: number, before: number, after: number) => {
    const shown = size * scale;
    const start = (screen - shown) / 2;
    return { from: Math.max(0, (before - start) / shown), to: Math.min(1, (screen - after - start) / shown) };
  };
  return {
    x: along(width, SCREEN.width, COVERED.left, COVERED.right),
    y: along(height, SCREEN.height, COVERED.top, COVERED.bottom),
  };
}
