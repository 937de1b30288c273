import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import type { SlotTime } from '../../domain/videos/ownSlots';
import { formatMoment } from '../../i18n/figures';
import { now } from '../../platform/clock';
import { deviceZone } from '../../platform/timeZone';
import { restoreVideo } from '../../state/slices/videosStore';
import { showToast } from '../../ui/toast';
import type { SchedulerPlan } from './plan';
import type { Scheduler } from './useScheduler';
import { planVideo, waitingVideos } from './waitingVideos';

/** Planning videos into slots. */
export interface Planning {
  /** The video that a slot is being chosen for; without one a slot offers those that wait. */
  video: Video | undefined;
  waiting: () => readonly Video[];
  /** When a video would be published in a slot, ms since 1970; no other video is planned then. */
  freeAt: (slot: SlotTime) => number;
  /** Plans a video; a toast says when, with undo. */
  plan: (video: Video, slot: SlotTime) => void;
}

type Rules = typeof import('./plan');

export function usePlanning({ niche, audienceZone }: SchedulerPlan, rules: Rules, scheduler: Scheduler): Planning {
  const { t } = useTranslation('publishing-scheduler');
  const { t: shell } = useTranslation();
  const { videos, video } = scheduler;
  const free = (slot: SlotTime, id: string | undefined) =>
    rules.freeSlot(slot, audienceZone, { now: now(), videos: videos.filter((other) => other.id !== id) });
  return {
    video,
    waiting: () => waitingVideos(videos, niche),
    freeAt: (slot) => free(slot, video?.id).at,
    plan: (chosen, slot) => {
      const { at, ...when } = free(slot, chosen.id);
      planVideo(chosen, when);
      const text = t('labels.video.done', { moment: formatMoment(at, deviceZone()), title: chosen.title });
      showToast(text, { label: shell('undo'), run: () => restoreVideo(chosen) });
    },
  };
}
