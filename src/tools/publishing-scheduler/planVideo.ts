import type { Video } from '../../contracts/video';
import { changeVideo } from '../../state/slices/videosStore';

/** What still has to be shot is to be shot from then on; what is further on stays so. */
export function planVideo({ id, stage }: Video, { date, time }: { date: string; time: string }): void {
  changeVideo(id, { slot: { date, time }, stage: stage === 'checked' ? stage : 'toShoot' });
}
