import type { Frame } from '../../domain/videoMeasures/frame';
import type { ImageHeader } from '../../lib/imageHeader';
import { checkLimits } from './declaredLimits';
import { FRAME_SIDE } from './frameReader';
import { scaledSize } from './scaledSize';
import { VideoFileError } from './videoFileError';

/** An upright image: its size in px, and the small picture to be measured, if there is a canvas to make it. */
export interface ReadImage {
  width: number;
  height: number;
  frame: Frame | undefined;
}

function frameOf(image: ImageBitmap): Frame | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const { width, height } = scaledSize(image, FRAME_SIDE);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  // Show transparent parts as if on paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return { at: 0, width, height, rgba: context.getImageData(0, 0, width, height).data };
}

/** Decodes an image. Its header shows beforehand whether it is too large for that. */
export async function readImage(file: Blob, header: ImageHeader | undefined): Promise<ReadImage> {
  checkLimits({ duration: null, width: header?.width ?? null, height: header?.height ?? null });
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file);
  } catch (error) {
    throw new VideoFileError('unreadableImage', error);
  }
  const read = { width: image.width, height: image.height, frame: frameOf(image) };
  image.close();
  return read;
}
