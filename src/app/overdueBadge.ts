import { isOverdue } from '../domain/videos/stage';
import { showBadge } from '../platform/badge';
import { now } from '../platform/clock';
import { pageVisibility } from '../platform/pageVisibility';
import { hydrateVideos, videosStore } from '../state/slices/videosStore';

/** Keeps the number of overdue ideas on the app's icon up to date, as ideas change and as time passes. */
export async function showOverdueBadge(): Promise<void> {
  await hydrateVideos();
  let shownCount: number | undefined;
  const show = () => {
    const count = videosStore.getState().items.filter((video) => isOverdue(video, now())).length;
    if (count === shownCount) return;
    shownCount = count;
    void showBadge(count);
  };
  videosStore.subscribe(show);
  pageVisibility.onHidden(show);
  pageVisibility.onVisible(show);
  show();
}
