import { MOST_LIVE_REMINDERS, type Reminder, type Schedule } from '../../contracts/reminders';
import type { Video } from '../../contracts/video';
import { reminderIdOf } from '../../domain/lives/liveReminders';
import { idOnDate, isBare, isOpenLive, liveAt, weeklyLives } from '../../domain/lives/livesOf';
import { isKnownZone } from '../../domain/reminders/zone';
import { localDate } from '../../lib/localDate';
import { now } from '../../platform/clock';
import { remindersStore } from '../reminders/remindersStore';
import {
  changeVideo,
  deleteVideo,
  hydrateVideos,
  planLive,
  REMINDED_BY_BELL,
  videosStore,
} from '../slices/videosStore';

/** A single live that somebody wants to be reminded of. */
export type WantedLive = Omit<Reminder, 'setAt' | 'schedule'> & { schedule: Extract<Schedule, { repeat: 'once' }> };

/** The id of the record that a tool's moment gets, which is to be the same however often it is asked for. */
export const recordIdOf = ({ id, liveId, schedule }: WantedLive): string =>
  liveId ?? (id.endsWith(schedule.date) ? id : idOnDate({ id }, schedule.date));

/** The record of the live that a tool's moment stands for: the one it was kept as, or what is at that minute. */
export function liveOfMoment(videos: readonly Video[], moment: WantedLive): Video | undefined {
  const own = recordIdOf(moment);
  const { date, time } = moment.schedule;
  return videos.find((video) => video.id === own && isOpenLive(video)) ?? liveAt(videos, date, time);
}

const openReminded = (): Video[] => {
  const today = localDate(now());
  return videosStore
    .getState()
    .items.filter((video) => isOpenLive(video) && video.remindedFrom && video.slot && video.slot.date >= today);
};

/**
 * Sets reminders of single lives. The live of each comes on record unless it is there; one that a former plan of this
 * `group` has set is removed, unless something was written into it. All of them or none.
 */
export async function remindOfLives(
  wanted: readonly WantedLive[],
  group?: string,
): Promise<'set' | 'too-many' | 'unknown-zone'> {
  if (!wanted.every(({ schedule }) => isKnownZone(schedule.zone))) return 'unknown-zone';
  await Promise.all([hydrateVideos(), remindersStore.hydrate()]);
  const { items } = videosStore.getState();
  const lives = wanted.map((moment) => ({ moment, live: liveOfMoment(items, moment) }));
  const wantedIds = new Set(lives.map(({ moment, live }) => live?.id ?? recordIdOf(moment)));
  const isLeftOver = ({ id }: Video) => group !== undefined && id.startsWith(`${group}-`) && !wantedIds.has(id);
  const others = openReminded().filter((live) => !wantedIds.has(live.id) && !isLeftOver(live));
  const weekly = weeklyLives(remindersStore.getState().list).length;
  if (others.length + wantedIds.size + weekly > MOST_LIVE_REMINDERS) return 'too-many';

  for (const live of openReminded().filter(isLeftOver)) endReminder(live);
  for (const { moment, live } of lives) {
    const { date, time, zone } = moment.schedule;
    const slot = { date, time, zone };
    const remindedFrom = now().toISOString();
    if (live) changeVideo(live.id, { slot, remindedFrom: live.remindedFrom ?? remindedFrom });
    else {
      planLive(recordIdOf(moment), {
        title: moment.name ?? '',
        niche: moment.niche ?? '',
        slot,
        remindedFrom,
        sourceTool: REMINDED_BY_BELL,
      });
    }
  }
  await videosStore.flush();
  return 'set';
}

/** Removes the reminders with these ids (`reminderIdOf`) from their lives. */
export async function forgetLiveReminders(ids: readonly string[]): Promise<void> {
  await hydrateVideos();
  const meant = videosStore
    .getState()
    .items.filter(({ id, remindedFrom }) => remindedFrom && ids.includes(reminderIdOf(id)));
  if (meant.length === 0) return;
  for (const live of meant) endReminder(live);
  await videosStore.flush();
}

/** Without its reminder, what only a bell has set is nothing. */
function endReminder(live: Video): void {
  if (isBare(live) && live.sourceTool === REMINDED_BY_BELL) deleteVideo(live.id);
  else changeVideo(live.id, { remindedFrom: undefined });
}
