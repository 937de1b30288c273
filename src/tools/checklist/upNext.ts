import type { Video } from '../../contracts/video';
import { isPublished } from '../../domain/videos/stage';

/** How many can be switched to with one tap. */
export const MOST_UP_NEXT = 5;

/**
 * The videos most likely to be checked next: those with the nearest slots, then the newest. A tick does not change
 * their order, so none moves away under the thumb.
 */
export function upNext(videos: readonly Video[]): Video[] {
  const slotOf = ({ slot }: Video) => (slot ? `${slot.date} ${slot.time ?? ''}` : '~');
  return videos
    .filter((video) => !isPublished(video) && video.kind === 'video')
    .sort((one, other) => {
      const bySlot = slotOf(one) === slotOf(other) ? 0 : slotOf(one) < slotOf(other) ? -1 : 1;
      return bySlot || Date.parse(other.createdAt) - Date.parse(one.createdAt);
    })
    .slice(0, MOST_UP_NEXT);
}
