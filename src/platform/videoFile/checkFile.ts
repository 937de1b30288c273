import { MOST_VIDEO_BYTES } from '../../contracts/videoAnalysis';
import { fileType } from './fileType';

/** What can be objected to in a file without opening it: it is empty, too big, or neither video nor image. */
export function checkFile(file: File | Blob): 'type' | 'size' | 'empty' | undefined {
  if (file.size === 0) return 'empty';
  if (!/^(?:video|image)\//.test(fileType(file) ?? 'video/')) return 'type';
  return file.size > MOST_VIDEO_BYTES ? 'size' : undefined;
}
