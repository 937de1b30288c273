import type { Video } from '../../../contracts/video';

let made = 0;

/** A video to shoot, with whatever a test wants to set. */
export function exampleVideo(known: Partial<Video> = {}): Video {
  made += 1;
  return {
    id: `video-${made}`,
    kind: 'video',
    title: `Idée ${made}`,
    description: '',
    niche: 'tech',
    priority: 'medium',
    stage: 'idea',
    createdAt: '2026-11-21T10:00:00.000Z',
    ...known,
  };
}
