import { LONGEST_FILE_NAME, type MeasuredVideo, measuredVideo, measuredVideos } from '../../contracts/measuredVideos';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { now } from '../../platform/clock';
import { newId } from '../../platform/random';
import { createPersistedStore } from '../store/persistedStore';
import { isValid } from '../store/storedShape';

/** So many are kept: enough for the takes of a video, of which one is published. */
export const MOST_MEASURED = 10;

/** The files that the device measured last, the newest first. A backup holds them: they are figures, not the files. */
export const measuredVideosStore = createPersistedStore<{ items: MeasuredVideo[] }>({
  ...STORAGE_KEYS.measuredVideos,
  schema: measuredVideos,
  migrations: {},
  initial: { items: [] },
});

/**
 * Keeps what was measured of a file, for the checklist; an earlier measuring of the same file gives way. Facts that the
 * contract does not allow (a damaged file may give such) are not kept. Never rejects.
 */
export async function keepMeasured({ fileName, facts }: Pick<MeasuredVideo, 'fileName' | 'facts'>): Promise<void> {
  const name = fileName.slice(0, LONGEST_FILE_NAME);
  const kept: MeasuredVideo = { id: newId(), fileName: name, measuredAt: now().toISOString(), facts };
  if (!isValid(measuredVideo, kept)) return;
  await measuredVideosStore.hydrate();
  const isAnother = (item: MeasuredVideo) => item.fileName !== name || item.facts.bytes !== facts.bytes;
  measuredVideosStore.setState(({ items }) => ({
    items: newestFirst([kept, ...items.filter(isAnother)]).slice(0, MOST_MEASURED),
  }));
  await measuredVideosStore.flush();
}

/** Changes of two tabs are merged, which does not keep the order. */
export function newestFirst(items: readonly MeasuredVideo[]): MeasuredVideo[] {
  return [...items].sort((one, other) => Date.parse(other.measuredAt) - Date.parse(one.measuredAt));
}
