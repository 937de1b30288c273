import type { Video } from '../../contracts/video';
import { isBare, type Live, UNNAMED } from '../../domain/lives/livesOf';
import { localDate } from '../../lib/localDate';
import { now } from '../../platform/clock';
import { newId } from '../../platform/random';
import { deviceZone } from '../../platform/timeZone';
import { remindersStore } from '../reminders/remindersStore';
import { changeVideo, deleteVideo, planLive, restoreVideo, videosStore } from '../slices/videosStore';
import { dayLiveId } from './gatherLives';

// The stores have to be hydrated: these are for what is on the screen.

/** Plans a live on a day, at a time of the clocks here. */
export function addLive({ date, time, niche }: { date: string; time: string; niche: string }): void {
  const isTaken = videosStore.getState().items.some(({ id }) => id === dayLiveId(date));
  const slot = { date, time, zone: deviceZone() };
  planLive(isTaken ? newId() : dayLiveId(date), { title: UNNAMED, niche, slot, sourceTool: 'conversion-planner' });
}

/** A weekly live of a date is not to be, or is one of its own from here on. */
function settle(id: string): void {
  remindersStore.setState(({ settled = [] }) => ({ settled: [...settled.filter((known) => known.id !== id), { id }] }));
}

/** The live's record. A weekly one gets its own for this date, with its reminder. */
export function recordOf({ id, date, time, record, weekly }: Live): Video | undefined {
  if (record) return record;
  const zone = weekly?.schedule.zone ?? deviceZone();
  planLive(id, {
    title: UNNAMED,
    niche: weekly?.niche ?? '',
    slot: { date, zone, ...(time && { time }) },
    ...(weekly && { remindedFrom: weekly.setAt }),
  });
  if (weekly) settle(id);
  return videosStore.getState().items.find((item) => item.id === id);
}

/** Sets when a live begins, on its day. */
export function setLiveTime(live: Live, time: string): void {
  const record = recordOf(live);
  if (record?.slot) changeVideo(record.id, { slot: { ...record.slot, time } });
}

/** Takes a live off its day: one that holds something waits without a day, another is gone. Returns the undo. */
export function takeLiveOff({ id, record }: Live): () => void {
  if (!record) {
    settle(id);
    return () =>
      remindersStore.setState(({ settled = [] }) => ({ settled: settled.filter((known) => known.id !== id) }));
  }
  if (isBare(record)) deleteVideo(record.id);
  else changeVideo(record.id, { slot: undefined, remindedFrom: undefined });
  return () => restoreVideo(record);
}

/** Forgets which weekly lives of the past were settled. */
export function forgetSettled(): void {
  const { settled = [] } = remindersStore.getState();
  const today = localDate(now());
  const ahead = settled.filter(({ id }) => id.slice(-today.length) >= today);
  if (ahead.length < settled.length) remindersStore.setState({ settled: ahead });
}
