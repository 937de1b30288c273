import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { now } from '../../platform/clock';
import { hydrateIdeas, ideasStore, publishedStore } from '../../state/ideas';
import { type Overview, overviewOf } from './overview';

/** What the tracker shows; undefined until both lists are read. */
export function useOverview(): Overview | undefined {
  const { items: ideas } = useStore(ideasStore);
  const { items: published } = useStore(publishedStore);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let isShown = true;
    hydrateIdeas().then(() => isShown && setRead(true));
    return () => {
      isShown = false;
    };
  }, []);
  return isRead ? overviewOf(ideas, published, now()) : undefined;
}
