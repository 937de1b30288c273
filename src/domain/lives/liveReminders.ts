import { LONGEST_NAME, MOST_EXCEPTIONS, MOST_LIVE_REMINDERS, type Reminder, reminder } from '../../contracts/reminders';
import type { Video } from '../../contracts/video';
import { reminderNicheOf } from '../reminders/reminderNiches';
import { daysAfter } from '../week';
import { byMoment, idOnDate, isOpenLive, weeklyLives } from './livesOf';

/** The id of the reminder of a live that has a record. */
export const reminderIdOf = (liveId: string): string => `live-${liveId}`;

/**
 * The reminders of the lives on record: they follow from it and are stored nowhere, so that none can be without its
 * live or on a date that it is no longer on. Two at one minute are one. `zone` (IANA): for those set in none.
 */
export function liveReminders(videos: readonly Video[], zone: string): Reminder[] {
  const minutes = new Set<string>();
  return videos
    .filter(isReminded)
    .map(({ id, title, niche, slot, remindedFrom }) => ({ id, title, niche, remindedFrom, ...slot }))
    .sort(byMoment)
    .flatMap((live) => {
      const schedule = { repeat: 'once', date: live.date, time: live.time, zone: live.zone ?? zone };
      const minute = Object.values(schedule).join(' ');
      const known = reminderNicheOf(live.niche);
      // An id from elsewhere may be none that a reminder can have.
      const { data } = reminder.safeParse({
        id: reminderIdOf(live.id),
        kind: 'live',
        schedule,
        setAt: live.remindedFrom,
        name: live.title.slice(0, LONGEST_NAME),
        liveId: live.id,
        ...(known && { niche: known }),
      });
      if (!data || minutes.has(minute)) return [];
      minutes.add(minute);
      return [data];
    });
}

const isReminded = (video: Video): video is Video & { slot: { date: string; time: string }; remindedFrom: string } =>
  isOpenLive(video) && video.slot?.time !== undefined && video.remindedFrom !== undefined;

/**
 * All reminders of lives: those on record that come next, as many as have a place, and the weekly ones without the
 * dates on which a live of the record stands in for them.
 */
export function allLiveReminders(
  { list, settled = [] }: { list: readonly Reminder[]; settled?: readonly { id: string }[] | undefined },
  videos: readonly Video[],
  zone: string,
  today: string,
): Reminder[] {
  const weekly = weeklyLives(list).map((live): Reminder => {
    const { time } = live.schedule;
    const standIns = videos.flatMap(({ kind, slot }) => (kind === 'live' && slot?.time === time ? [slot.date] : []));
    const own = settled.flatMap((one) => dateOf(live, one));
    const dates = [...new Set([...standIns, ...own, ...videos.flatMap((video) => dateOf(live, video))])];
    const except = dates
      .filter((date) => date >= today)
      .sort()
      .slice(0, MOST_EXCEPTIONS);
    return except.length > 0 ? { ...live, schedule: { ...live.schedule, except } } : live;
  });
  const places = Math.max(0, MOST_LIVE_REMINDERS - weekly.length);
  // A late one is still shown for a while, even after midnight.
  const ahead = videos.filter(({ slot }) => slot && slot.date >= daysAfter(today, -1));
  return [...weekly, ...liveReminders(ahead, zone).slice(0, places)];
}

/** The date of the weekly live whose record this is. */
function dateOf(live: Reminder, { id }: { id: string }): string[] {
  const date = id.slice(-'2026-11-29'.length);
  return id === idOnDate(live, date) ? [date] : [];
}
