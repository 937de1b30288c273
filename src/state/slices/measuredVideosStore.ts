import { LONGEST_FILE_NAME, type MeasuredVideo, measuredVideo, measuredVideos } from '../../contracts/measuredVideos';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { now } from '../../platform/clock';
import { newId } from '../../platform/random';
import { createPersistedStore } from '../store/persistedStore';
import { isValid } from '../store/storedShape';

/** How many are kept: enough for the takes of one video, of which one is published. */
export const MOST_MEASURED = 10;

/** What was measured in the most recent files, newest first. A backup includes it: it is figures, not files. */
export const measuredVideosStore = createPersistedStore<{ items: MeasuredVideo[] }>({
  ...STORAGE_KEYS.measuredVideos,
  schema: measuredVideos,
  migrations: {},
  initial: { items: [] },
});

/**
 * Stores what was measured in a file, for the checklist, replacing an earlier measurement of the same file. Facts that
 * the contract does not allow (a damaged file may give such) are not stored. Never rejects.
 */
export async function keepMeasured({ fileName, facts }: Pick<MeasuredVideo, 'fileName' | 'facts'>): Promise<void> {
  const name = fileName.slice(0, LONGEST_FILE_NAME);
  const entry: MeasuredVideo = { id: newId(), fileName: name, measuredAt: now().toISOString(), facts };
  if (!isValid(measuredVideo, entry)) return;
  await measuredVideosStore.hydrate();
  const isAnother = (item: MeasuredVideo) => item.fileName !== name || item.facts.bytes !== facts.bytes;
  measuredVideosStore.setState(({ items }) => ({
    items: newestFirst([entry, ...items.filter(isAnother)]).slice(0, MOST_MEASURED),
  }));
  await measuredVideosStore.flush();
}

/** Merging the changes of two tabs does not keep the order. */
export function newestFirst(items: readonly MeasuredVideo[]): MeasuredVideo[] {
  return [...items].sort((one, other) => Date.parse(other.measuredAt) - Date.parse(one.measuredAt));
}
