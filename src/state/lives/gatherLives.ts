import type { Reminder } from '../../contracts/reminders';
import { wallTime } from '../../contracts/times';
import type { Video } from '../../contracts/video';
import { liveAt, UNNAMED } from '../../domain/lives/livesOf';
import { DEFAULT_WALL_TIME, toWallTime } from '../../domain/reminders/clockLabels';
import { localDate, localTime } from '../../lib/localDate';
import { now } from '../../platform/clock';
import { remindersStore } from '../reminders/remindersStore';
import { plannedDaysStore } from '../slices/plannedDaysStore';
import { toolRunOf } from '../slices/toolRuns';
import { changeVideo, hydrateVideos, planLive, REMINDED_BY_BELL, videosStore } from '../slices/videosStore';
import { recordIdOf, type WantedLive } from './remindOfLives';

// Before a live was one record it lay in five places; see docs/decisions/017-lives.md. What an earlier build, an old
// backup or a tab that is still open has left in the others is brought to the record here. Ids say what they are for, so
// that two tabs, or the same backup twice, make one record.

const PLANNER = 'conversion-planner';

/** The id of the record of a day that was ticked in the planner. */
export const dayLiveId = (date: string): string => `planner-live-${date}`;

/** Brings every live to the record; does nothing where all of them are. Resolves when it is written. */
export async function gatherLives(): Promise<void> {
  const planner = toolRunOf(PLANNER);
  await Promise.all([hydrateVideos(), remindersStore.hydrate(), plannedDaysStore.hydrate(), planner.hydrate()]);
  const ticked = plannedDaysStore.getState().items.filter(({ liveSession }) => liveSession);
  const once = remindersStore.getState().list.filter(isSingleLive);
  if (ticked.length === 0 && once.length === 0) return;

  for (const reminder of once) bringReminder(reminder);
  for (const { id: date } of ticked) bringDay(date);
  await videosStore.flush();
  if (!videosStore.isSaved()) return;
  const brought = new Set(once.map(({ id }) => id));
  remindersStore.setState(({ list }) => ({ list: list.filter(({ id }) => !brought.has(id)) }));
  plannedDaysStore.setState(({ items }) => ({
    items: items.map((day) => (day.liveSession ? { ...day, liveSession: false } : day)),
  }));
  await Promise.all([remindersStore.flush(), plannedDaysStore.flush()]);
}

function isSingleLive(reminder: Reminder): reminder is Reminder & WantedLive {
  return reminder.kind === 'live' && reminder.schedule.repeat === 'once';
}

const livesOn = (date: string): Video[] =>
  videosStore.getState().items.filter(({ kind, slot, publishedAt }) => {
    if (kind !== 'live') return false;
    return slot?.date === date || (publishedAt !== undefined && localDate(new Date(publishedAt)) === date);
  });

/** A reminder's live: what is at its minute, else the day's only open one, which then is when the reminder rang. */
function bringReminder(reminder: Reminder & WantedLive): void {
  const { niche, schedule, setAt } = reminder;
  const { date, time, zone } = schedule;
  // What has rung is not to ring again under another name.
  const remindedFrom = `${date} ${time}` > `${localDate(now())} ${localTime(now())}` ? setAt : undefined;
  const open = livesOn(date).filter(({ publishedAt }) => !publishedAt);
  const live = liveAt(videosStore.getState().items, date, time) ?? (open.length === 1 ? open[0] : undefined);
  const slot = { date, time, zone };
  if (live) {
    changeVideo(live.id, { slot, ...(remindedFrom && { remindedFrom }) });
    return;
  }
  // Without a live, a reminder that is over says nothing.
  if (!remindedFrom) return;
  planLive(recordIdOf(reminder), {
    title: UNNAMED,
    niche: niche ?? '',
    slot,
    remindedFrom,
    sourceTool: REMINDED_BY_BELL,
  });
}

/** A day that was ticked has a live, at the time that was set for it. */
function bringDay(date: string): void {
  const [live, ...others] = livesOn(date);
  const { [`live-${date}`]: typed } = toolRunOf(PLANNER).getState().answers;
  const time = typed && wallTime.safeParse(typed).success ? typed : undefined;
  if (live) {
    const isSet = live.publishedAt || live.remindedFrom || others.length > 0 || !live.slot;
    if (time && !isSet) changeVideo(live.id, { slot: { ...live.slot, date, time } });
    return;
  }
  const preferred = toWallTime(remindersStore.getState().live?.preferredTime ?? '') ?? DEFAULT_WALL_TIME;
  planLive(dayLiveId(date), {
    title: UNNAMED,
    niche: '',
    slot: { date, time: time ?? preferred },
    sourceTool: PLANNER,
  });
}
