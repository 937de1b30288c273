import type { VideoFacts } from '../../src/contracts/videoAnalysis';
import { AVI_HEADER_BYTES, readAviHeader } from '../../src/domain/videoMeasures/aviHeader';
import { type ContainerFacts, readContainer, UNKNOWN_CONTAINER } from '../../src/lib/containerFacts';
import { DOCUMENT_HEAD_BYTES, documentKind } from '../../src/lib/documentKind';
import { IMAGE_HEADER_BYTES, readImageHeader } from '../../src/lib/imageHeader';
import { hasPlausibleTables } from '../../src/lib/mp4Tables';
import { ApiError } from '../errors';
import type { KeptParts } from './keptParts';

/**
 * What a file says about itself in the parts that were kept of it; everything else is null, because nothing is decoded
 * here.
 * @param bytes the size of the whole file
 */
export async function factsOf(kept: KeptParts, bytes: number, fileType: string): Promise<VideoFacts> {
  // What the file holds counts, not what it is called.
  const image = readImageHeader(headOf(kept, bytes, IMAGE_HEADER_BYTES));
  const kind = image || fileType.startsWith('image/') ? 'image' : 'video';
  const declaredFacts = image ?? (kind === 'video' ? await containerOf(kept, bytes) : undefined);
  return { ...UNKNOWN_CONTAINER, ...declaredFacts, kind, bytes, picture: null, sound: null };
}

/** Refuses a file that is neither video nor image, whatever it is called. */
export function refuseDocument(kept: KeptParts, bytes: number): void {
  const kind = documentKind(headOf(kept, bytes, DOCUMENT_HEAD_BYTES));
  if (kind)
    throw new ApiError(
      'unsupported_media_type',
      `'video_data' is no video and no image but ${NAMES[kind]}: send an MP4, MOV, WebM or AVI file, or an image.`,
    );
}

const NAMES = { text: 'text', pdf: 'a PDF', zip: 'a ZIP or office file' } as const;

/** The file's first bytes, up to `most`. */
const headOf = (kept: KeptParts, bytes: number, most: number): Uint8Array =>
  kept.read(0, Math.min(bytes, most)) ?? kept.read(0, Math.min(bytes, DOCUMENT_HEAD_BYTES)) ?? new Uint8Array();

async function containerOf(kept: KeptParts, bytes: number): Promise<Partial<ContainerFacts> | undefined> {
  const beginning = kept.read(0, Math.min(bytes, AVI_HEADER_BYTES));
  const avi = beginning && readAviHeader(beginning);
  if (avi) return avi;
  // Impossible counts would be walked through one by one.
  if (!(await hasPlausibleTables((from, to) => kept.read(from, to), bytes))) return undefined;
  // Whatever is wrong with the file, it becomes one about which nothing is known.
  return readContainer(kept.source(bytes), bytes).catch(() => undefined);
}
