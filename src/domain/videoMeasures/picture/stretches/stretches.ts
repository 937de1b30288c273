import type { Span } from '../../../../contracts/videoAnalysis';

/** A frame's time in seconds, and since when the state has held; undefined if it does not hold. */
export interface Held {
  at: number;
  since: number | undefined;
}

/**
 * The stretches in which a state holds for at least `shortest` seconds: each from its beginning to the first frame in
 * which it no longer holds, or to the last frame, as ffmpeg's `blackdetect` and `freezedetect` report them.
 */
export function stretchesOf(frames: readonly Held[], shortest: number): Span[] {
  const stretches: Span[] = [];
  let open: number | undefined;
  const close = (at: number) => {
    if (open !== undefined && at - open >= shortest) stretches.push({ from: open, to: at });
  };
  for (const { at, since } of frames) {
    if (since === open) continue;
    close(at);
    open = since;
  }
  const last = frames.at(-1);
  if (last) close(last.at);
  return stretches;
}
