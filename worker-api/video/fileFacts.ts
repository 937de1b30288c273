import type { VideoFacts } from '../../src/contracts/videoAnalysis';
import { AVI_HEADER_BYTES, readAviHeader } from '../../src/domain/videoMeasures/aviHeader';
import { type ContainerFacts, readContainer, UNKNOWN_CONTAINER } from '../../src/lib/containerFacts';
import { hasPlausibleTables } from '../../src/lib/mp4Tables';
import type { KeptParts } from './keptParts';

/**
 * What a file says of itself in the parts that were kept of it; everything else is null, for nothing is decoded here.
 * @param bytes the size of the whole file
 */
export async function factsOf(kept: KeptParts, bytes: number, fileType: string): Promise<VideoFacts> {
  const kind = fileType.startsWith('image/') ? 'image' : 'video';
  const said = kind === 'video' ? await containerOf(kept, bytes) : undefined;
  return { ...UNKNOWN_CONTAINER, ...said, kind, bytes, picture: null, sound: null };
}

async function containerOf(kept: KeptParts, bytes: number): Promise<Partial<ContainerFacts> | undefined> {
  const beginning = kept.read(0, Math.min(bytes, AVI_HEADER_BYTES));
  const avi = beginning && readAviHeader(beginning);
  if (avi) return avi;
  // Counts that cannot be true would be walked through one by one.
  if (!(await hasPlausibleTables((from, to) => kept.read(from, to), bytes))) return undefined;
  // Whatever is wrong with a file, it is one of which nothing is known.
  return readContainer(kept.source(bytes), bytes).catch(() => undefined);
}
