import type { Reminder } from '../../contracts/reminders';
import { isOpenLive } from '../../domain/lives/livesOf';
import { isKnownZone } from '../../domain/reminders/zone';
import { localDate } from '../../lib/localDate';
import { now } from '../../platform/clock';
import { deviceZone } from '../../platform/timeZone';
import { hydrateVideos, videosStore } from '../slices/videosStore';
import { remindersStore } from './remindersStore';

/**
 * Reminders in a time zone whose rules this device does not know (stored elsewhere, imported) keep their clock time and
 * move to the device's own zone: in theirs they would never be due.
 */
export async function leaveUnknownZones(): Promise<void> {
  await remindersStore.hydrate();
  const isLost = ({ schedule }: Reminder) => !isKnownZone(schedule.zone);
  if (!remindersStore.getState().list.some(isLost)) return;
  remindersStore.setState(({ list }) => ({
    list: list.map((known) => (isLost(known) ? movedTo(deviceZone(), known) : known)),
  }));
}

const movedTo = (zone: string, reminder: Reminder): Reminder => ({
  ...reminder,
  schedule: { ...reminder.schedule, zone },
});

const isLiveElsewhere = (zone: string) => (reminder: Reminder) =>
  reminder.kind === 'live' && reminder.schedule.zone !== zone;

/**
 * The time zone in which lives are still planned although the device has moved to another, if nobody has said yet
 * whether they move along. The stores have to be hydrated.
 */
export function zoneToAskAbout(): string | undefined {
  const zone = deviceZone();
  const { list, zoneAnswered } = remindersStore.getState();
  if (zoneAnswered === zone) return undefined;
  const today = localDate(now());
  const ahead = videosStore.getState().items.filter((video) => isOpenLive(video) && (video.slot?.date ?? '') >= today);
  const planned = ahead.map(({ slot }) => slot?.zone).find((known) => known !== undefined && known !== zone);
  return list.find(isLiveElsewhere(zone))?.schedule.zone ?? planned;
}

/** Keeps every live at its clock time here (`move`), or where it was planned. Resolves when it is written. */
export async function answerZone(answer: 'move' | 'stay'): Promise<void> {
  await Promise.all([remindersStore.hydrate(), hydrateVideos()]);
  const zone = deviceZone();
  remindersStore.setState({ zoneAnswered: zone });
  if (answer === 'move') {
    const isElsewhere = isLiveElsewhere(zone);
    remindersStore.setState(({ list }) => ({
      list: list.map((known) => (isElsewhere(known) ? movedTo(zone, known) : known)),
    }));
    videosStore.setState(({ items }) => ({
      items: items.map((item) =>
        isOpenLive(item) && item.slot?.zone ? { ...item, slot: { ...item.slot, zone } } : item,
      ),
    }));
  }
  await Promise.all([remindersStore.flush(), videosStore.flush()]);
}
