import { createContext } from 'react';
import type { Video } from '../../../contracts/video';
import type { Stage } from '../../../domain/videos/stage';

/** What can be done with a video wherever it is shown. The object stays the same while the screen is mounted. */
export interface VideoActions {
  open: (id: string) => void;
  /** Opens its menu: where to move it, and deleting it. */
  openMenu: (id: string) => void;
  move: (video: Video, to: Stage) => void;
  remove: (video: Video) => void;
}

const nothing = () => undefined;

export const VideoActionsContext = createContext<VideoActions>({
  open: nothing,
  openMenu: nothing,
  move: nothing,
  remove: nothing,
});
