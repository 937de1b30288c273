import { useDeferredValue, useMemo } from 'react';
import type { Video } from '../../contracts/video';
import { now } from '../../platform/clock';
import { type Filter, filterOf, matching } from './filter';
import { overviewOf } from './overview';

/**
 * What the views show of the videos. Computed once per change and deferred, so that what is typed in a dialog or in the
 * search appears first.
 */
export function useFilteredVideos(videos: readonly Video[], filter: Filter) {
  const latestVideos = useDeferredValue(videos);
  const latestFilter = useDeferredValue(filter);
  const overview = useMemo(() => overviewOf(latestVideos, now()), [latestVideos]);
  const shown = useMemo(() => {
    const toShoot = matching(overview.toShoot, latestFilter, now());
    const published = matching(overview.published, latestFilter, now());
    return { toShoot, published, all: [...toShoot, ...published] };
  }, [overview, latestFilter]);
  return { overview, shown, filter: latestFilter };
}

export type FilteredVideos = ReturnType<typeof useFilteredVideos>['shown'];

/** The filter from the kept values; the same object for as long as its values are the same. */
export function useFilter(kept: Readonly<Record<string, string>>): Filter {
  const { text, niche, stage, priority, group } = filterOf(kept);
  return useMemo(() => ({ text, niche, stage, priority, group }), [text, niche, stage, priority, group]);
}
