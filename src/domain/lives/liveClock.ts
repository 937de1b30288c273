import type { Video } from '../../contracts/video';
import { isOpenLive } from './livesOf';

/** How long after its beginning a live is asked about, in ms: that evening and the next day. */
const ASKED_FOR_MS = 48 * 60 * 60_000;
/** A live of unknown length is taken to last this long, in minutes. */
export const USUAL_MINUTES = 60;

/** When a live begins by the device's clock, in ms since 1970; undefined without a day. One without a time: at its end. */
export function beginsAt({ slot }: Pick<Video, 'slot'>): number | undefined {
  return slot && Date.parse(`${slot.date}T${slot.time ?? '23:59'}`);
}

/** Whether what happened at a planned live is to be asked: once it should be over, until the day after the next. */
export function isToAsk(video: Video, now: Date): boolean {
  const begun = isOpenLive(video) ? beginsAt(video) : undefined;
  if (begun === undefined) return false;
  const over = begun + (video.minutes ?? USUAL_MINUTES) * 60_000;
  return over <= now.getTime() && now.getTime() < begun + ASKED_FOR_MS;
}
