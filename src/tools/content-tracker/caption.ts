import type { Video } from '../../contracts/video';
import { hashtagText } from '../../domain/hashtags/hashtags';

/** What is posted with the video: its description, or its title where it has none, then its hashtags. */
export function captionOf({ title, description, hashtags = [] }: Video): string {
  return [description.trim() || title, hashtagText(hashtags)].filter(Boolean).join('\n\n');
}
