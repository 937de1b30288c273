import type { PictureFacts, Thumbnail } from '../../contracts/videoAnalysis';
import type { Frame } from '../../domain/videoMeasures/frame';
import { momentsOf } from './thumbnailMoments';

/** The maximum width of a thumbnail, in px. */
export const THUMBNAIL_WIDTH = 160;
/** The contract's limit for a picture, in characters. */
const MOST_CHARACTERS = 40_000;
/** JPEG qualities, tried in order until a picture is small enough. */
const QUALITIES = [0.7, 0.4, 0.1];

/** Keeps a small copy of every frame that passes, because which moments deserve a picture is known only at the end. */
export interface Album {
  add(frame: Frame): void;
  /** Pictures of the moments that the facts name, in order of time. */
  thumbnails(facts: PictureFacts): Promise<Thumbnail[]>;
}

/** The frame reduced by a whole factor, each pixel the mean of those it covers. */
function smallCopy({ at, width, height, rgba }: Frame): Frame {
  const factor = Math.ceil(width / THUMBNAIL_WIDTH);
  const small = { width: Math.max(1, Math.floor(width / factor)), height: Math.max(1, Math.floor(height / factor)) };
  const copy = new Uint8ClampedArray(small.width * small.height * 4);
  for (let y = 0, to = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++, to += 4)
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (let row = 0; row < factor; row++)
          for (let column = 0; column < factor; column++)
            sum += rgba[4 * ((y * factor + row) * width + x * factor + column) + channel] ?? 0;
        copy[to + channel] = sum / factor ** 2;
      }
  return { at, ...small, rgba: copy };
}

async function dataUrl(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return `data:${blob.type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

async function picture({ width, height, rgba }: Frame): Promise<string | undefined> {
  const canvas = new OffscreenCanvas(width, height);
  const image = new ImageData(width, height);
  image.data.set(rgba);
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  for (const quality of QUALITIES) {
    const url = await dataUrl(await canvas.convertToBlob({ type: 'image/jpeg', quality }));
    if (url.length < MOST_CHARACTERS) return url;
  }
  return undefined;
}

export function createAlbum(): Album {
  const smallCopies: Frame[] = [];

  /** The frame on screen at that moment, or the first one. */
  const frameAt = (moment: number) => smallCopies.findLast(({ at }) => at <= moment + 0.001) ?? smallCopies[0];

  return {
    add: (frame) => void smallCopies.push(smallCopy(frame)),
    async thumbnails(facts) {
      // Browsers without a canvas in workers (Safari before 16.4) get none.
      if (typeof OffscreenCanvas === 'undefined') return [];
      const thumbnails: Thumbnail[] = [];
      for (const frame of new Set(momentsOf(facts).map(frameAt))) {
        const url = frame && (await picture(frame));
        if (url) thumbnails.push({ at: frame.at, url });
      }
      return thumbnails;
    },
  };
}
