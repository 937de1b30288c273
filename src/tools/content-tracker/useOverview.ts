import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { now } from '../../platform/clock';
import { hydrateVideos, videosStore } from '../../state/videos';
import { type Overview, overviewOf } from './overview';

/** What the tracker shows; undefined until both lists are read. */
export function useOverview(): Overview | undefined {
  const { items } = useStore(videosStore);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let isShown = true;
    hydrateVideos().then(() => isShown && setRead(true));
    return () => {
      isShown = false;
    };
  }, []);
  return isRead ? overviewOf(items, now()) : undefined;
}
