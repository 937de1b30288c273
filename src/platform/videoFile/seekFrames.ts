import type { Frame } from '../../domain/videoMeasures/frame';
import { withinLimit } from '../../lib/withinLimit';
import { FRAME_SIDE } from './frameReader';
import { OPENING_SECONDS } from './samplePlan';
import { scaledSize } from './scaledSize';

/** In ms. A step that takes longer ends the whole. */
const STEP_LIMIT_MS = 3000;
/** In seconds: ten frames per second in the opening, then two per second, or as many as can be sought in 20 seconds. */
const OPENING_STEP = 0.1;
const STEP = 0.5;
const TIME_LIMIT_S = 20;

/**
 * The moment to seek next, in seconds.
 * @param at the last one
 * @param seeking how long that took (s); `left` is the time remaining for all others (s)
 */
export function nextMoment(at: number, duration: number, { seeking, left }: { seeking: number; left: number }): number {
  if (at < OPENING_SECONDS - OPENING_STEP / 2) return Math.round((at + OPENING_STEP) / OPENING_STEP) * OPENING_STEP;
  return at + Math.max(STEP, left > 0 ? ((duration - at) * seeking) / left : duration);
}

/** Resolves when the element fires the event; rejects if it fails, or is too late. */
function fired(video: HTMLVideoElement, event: string): Promise<void> {
  const waiting = new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(video.error), { once: true });
  });
  return withinLimit(waiting, STEP_LIMIT_MS);
}

function frameOf(video: HTMLVideoElement, at: number, context: CanvasRenderingContext2D): Frame {
  const { width, height } = context.canvas;
  context.drawImage(video, 0, 0, width, height);
  return { at, width, height, rgba: context.getImageData(0, 0, width, height).data };
}

/**
 * Frames of a video from a `<video>` element that seeks from moment to moment and is drawn, for when WebCodecs is
 * missing or refuses. One frame per task, so that the page is not blocked. Ends when the element cannot show more; what
 * it has shown counts.
 */
export async function* seekFrames(file: Blob): AsyncGenerator<Frame & { share: number }> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  // Safari on phones loads a picture only for a video that plays by itself, muted and inline.
  Object.assign(video, { muted: true, playsInline: true, autoplay: true, preload: 'auto', src: url });
  try {
    await fired(video, 'loadeddata');
    video.pause();
    const size = scaledSize({ width: video.videoWidth, height: video.videoHeight }, FRAME_SIDE);
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return;
    const until = performance.now() / 1000 + TIME_LIMIT_S;
    for (let at = 0; at < video.duration; ) {
      const started = performance.now() / 1000;
      const sought = fired(video, 'seeked');
      video.currentTime = at;
      await sought;
      yield { ...frameOf(video, at, context), share: at / video.duration };
      const now = performance.now() / 1000;
      at = nextMoment(at, video.duration, { seeking: now - started, left: until - now });
    }
  } catch (error) {
    console.warn('The video element cannot go on:', error);
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}
