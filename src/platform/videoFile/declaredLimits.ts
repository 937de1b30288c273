import { VideoFileError } from './videoFileError';

/** In seconds, three hours: no selling video lasts longer, and a longer one in 50 MB declares nonsense. */
export const MOST_SECONDS = 3 * 60 * 60;
/** Width or height in px: the most that decoders take, and more than any phone films. */
export const MOST_PIXELS = 8192;

interface Declared {
  duration: number | null;
  width: number | null;
  height: number | null;
}

/**
 * Throws if a file declares a duration (s) or a size (px) beyond what this code is made for, before anything is
 * decoded.
 */
export function checkLimits({ duration, width, height }: Declared): void {
  if ((duration ?? 0) > MOST_SECONDS) throw new VideoFileError('tooLong');
  if (Math.max(width ?? 0, height ?? 0) > MOST_PIXELS) throw new VideoFileError('tooLarge');
}
