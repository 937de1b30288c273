import type { Video } from '../../../contracts/video';
import { isPublished } from '../../../domain/videos/stage';

/** What a dot under a day stands for, with its colour: red is for lives. */
export const DOTS = { planned: 'bg-accent ring-1 ring-edge', out: 'bg-ring-good', live: 'bg-live' } as const;

export function dotOf(video: Video): keyof typeof DOTS {
  if (video.kind === 'live') return 'live';
  return isPublished(video) ? 'out' : 'planned';
}
