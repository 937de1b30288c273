import type { PictureFacts } from '../../../contracts/videoAnalysis';
import type { Frame } from '../frame';
import { type Hsv, hsvDifference, hsvOf } from './change/hsv';
import { createOpeningChange } from './change/openingChange';
import { coveredDetail } from './detail/coveredDetail';
import { laplacianOf, SHARPNESS_WIDTH, sharpness } from './detail/sharpness';
import type { FrameMeasures } from './frameMeasures';
import { brightness, clipping, contrast } from './light/exposure';
import { histogramOf, lumaOf } from './light/luma';
import { scaledTo } from './light/scaled';
import { globalMotion, type MotionPicture, motionPictureOf } from './motion/globalMotion';
import { factsOf } from './pictureFacts';
import { isBlack } from './stretches/black';
import { isSamePicture } from './stretches/frozen';

/** Measures pictures as they come. Of past ones it keeps numbers, and small versions of the last few. */
export interface PictureMeter {
  /** The next frame, in order of time; one with an earlier time counts as simultaneous with the one before. */
  add(frame: Frame): void;
  /** What has been measured so far; null before the first frame. */
  facts(): PictureFacts | null;
}

interface Kept {
  at: number;
  hsv: Hsv;
  motion: MotionPicture;
}

/** A meter for a video, or for an image, where everything that needs time stays null or empty. */
export function createPictureMeter(kind: 'video' | 'image'): PictureMeter {
  const measured: FrameMeasures[] = [];
  const opening = createOpeningChange();
  let last: Kept | undefined;
  /** The first of the identical, non-black pictures up to the last one. */
  let still: Kept | undefined;
  let blackSince: number | undefined;

  return {
    add(frame) {
      if (frame.width < 1 || frame.height < 1) return;
      const at = timeAfter(last?.at ?? 0, frame.at);
      const luma = lumaOf(frame);
      const histogram = histogramOf(luma);
      const laplacian = laplacianOf(scaledTo(luma, SHARPNESS_WIDTH));
      const now = { at, hsv: hsvOf(frame), motion: motionPictureOf(luma) };
      const isNowBlack = isBlack(histogram);
      blackSince = isNowBlack ? (blackSince ?? at) : undefined;
      const isStill = !isNowBlack && still !== undefined && isSamePicture(still.motion.fine, now.motion.fine);
      if (!isStill) still = isNowBlack ? undefined : now;
      opening.add(at, now.hsv);
      measured.push({
        at,
        brightness: brightness(histogram),
        clipped: clipping(histogram),
        contrast: contrast(histogram),
        sharpness: sharpness(laplacian),
        detail: coveredDetail(laplacian),
        difference: last && hsvDifference(last.hsv, now.hsv),
        motion: last && globalMotion(last.motion, now.motion),
        blackSince,
        stillSince: isStill ? still?.at : undefined,
      });
      last = now;
    },
    facts: () => factsOf(kind, measured, opening.value()),
  };
}

/** In seconds (30 years): no video is that long, so a later time is ignored. */
const LATEST = 1e9;

/** The frame's time, or the previous one if it has none or goes back. */
const timeAfter = (before: number, at: number) => (at > before && at < LATEST ? at : before);
