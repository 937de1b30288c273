import { useStore } from 'zustand';
import type { MeasuredVideo } from '../../contracts/measuredVideos';
import { measuredVideosStore, newestFirst } from '../../state/slices/measuredVideosStore';
import { toolRunOf } from '../../state/slices/toolRuns';
import { useIsRead } from '../../ui/tool/useIsRead';

export interface Measured {
  /** The videos measured on this device, newest first; pictures are left out, having neither length nor sound. */
  all: readonly MeasuredVideo[];
  /** The one whose measures are taken over. */
  taken: MeasuredVideo | undefined;
}

/** What the open checklist can take over; undefined until it is read. */
export function useMeasured(): Measured | undefined {
  const { items } = useStore(measuredVideosStore);
  const { answers } = useStore(toolRunOf('checklist'));
  const isRead = useIsRead(measuredVideosStore);
  if (!isRead) return undefined;
  const all = newestFirst(items).filter(({ facts }) => facts.kind === 'video');
  return { all, taken: all.find(({ id }) => id === answers.measured) };
}
