import { useStore } from 'zustand';
import type { Video } from '../../contracts/video';
import { hydrateVideos, videosStore } from '../../state/slices/videosStore';
import { useIsRead } from '../tool/useIsRead';

const videos = { status: videosStore.status, hydrate: hydrateVideos };

/** Every video of the creator, in no particular order; undefined until they are read. */
export function useVideos(): readonly Video[] | undefined {
  const { items } = useStore(videosStore);
  return useIsRead(videos) ? items : undefined;
}
