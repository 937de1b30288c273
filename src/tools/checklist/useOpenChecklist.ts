import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Video } from '../../contracts/video';
import { nichePickOf } from '../../domain/nichePicks';
import { toolRunOf } from '../../state/toolRuns';
import { useVideos } from '../../ui/videos/useVideos';
import { type OpenChecklist, openChecklistOf, openNiche, openVideo } from './openChecklist';

interface Shown {
  open: OpenChecklist;
  videos: readonly Video[];
}

/** What is open, and every video; undefined until it is read. An address may open another: `?video=<id>`, `?niche=<niche>`. */
export function useOpenChecklist(): Shown | undefined {
  const store = toolRunOf('checklist');
  const run = useStore(store);
  const videos = useVideos();
  const [isRead, setRead] = useState(() => store.status() === 'ready');
  const [params, setParams] = useSearchParams();
  const video = params.get('video');
  const niche = params.get('niche')?.trim();
  const isBringing = Boolean(video || niche);
  const isReady = isRead && videos !== undefined;

  useEffect(() => {
    let isShown = true;
    store.hydrate().then(() => isShown && setRead(true));
    return () => {
      isShown = false;
    };
  }, [store]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address brings something once
  useEffect(() => {
    if (!isReady || !isBringing) return;
    if (video && videos.some(({ id }) => id === video)) openVideo(video);
    else if (niche) openNiche(nichePickOf(niche) ?? niche);
    setParams({}, { replace: true });
  }, [isReady, isBringing]);

  return isReady && !isBringing ? { open: openChecklistOf(run, videos), videos } : undefined;
}
