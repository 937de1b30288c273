import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Video } from '../../contracts/video';
import { hydrateVideos, videosStore } from '../../state/videos';

/** Every video of the creator, in no order; undefined until they are read. */
export function useVideos(): readonly Video[] | undefined {
  const { items } = useStore(videosStore);
  const [isRead, setRead] = useState(() => videosStore.status() === 'ready');
  useEffect(() => {
    let isShown = true;
    hydrateVideos().then(() => isShown && setRead(true));
    return () => {
      isShown = false;
    };
  }, []);
  return isRead ? items : undefined;
}
