import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Video } from '../../contracts/video';
import { nichePickOf } from '../../domain/matchNiche';
import { toolRunOf } from '../../state/slices/toolRuns';
import { useFromAddress } from '../../ui/tool/ask/answersFromAddress';
import { useIsRead } from '../../ui/tool/useIsRead';
import { useVideos } from '../../ui/videos/useVideos';
import { type OpenChecklist, openChecklistOf, openNiche, openVideo } from './openChecklist';

interface Shown {
  open: OpenChecklist;
  videos: readonly Video[];
}

/**
 * What is open, and every video; undefined until it is read. The address may open another: `?video=<id>`,
 * `?niche=<niche>`.
 */
export function useOpenChecklist(): Shown | undefined {
  const store = toolRunOf('checklist');
  const run = useStore(store);
  const videos = useVideos();
  const isRead = useIsRead(store) && videos !== undefined;
  const [params] = useSearchParams();
  const video = params.get('video');
  const niche = params.get('niche')?.trim();

  const isBringing = useFromAddress(Boolean(video || niche), isRead, () => {
    if (video && videos?.some(({ id }) => id === video)) openVideo(video);
    else if (niche) openNiche(nichePickOf(niche) ?? niche);
  });

  return isRead && !isBringing ? { open: openChecklistOf(run, videos), videos } : undefined;
}
