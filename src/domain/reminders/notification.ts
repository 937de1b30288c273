import type { Occurrence, Reminder, ReminderDevice, ReminderKind } from '../../contracts/reminders';
import { fill } from '../../lib/fill';
import { isoWeek } from './isoWeek';
import { ACTIONS, KINDS, LATE_MS } from './kinds';
import { isKnownZone } from './zone';

/** The last instant that a date can hold (ECMAScript), in ms; a push may carry any number. */
const LAST_INSTANT = 8.64e15;

/** A notification, ready to be shown. */
export interface ReminderNotification {
  title: string;
  /** For `ServiceWorkerRegistration.showNotification`. */
  options: {
    body: string;
    tag: string;
    lang: string;
    dir: 'ltr' | 'rtl';
    requireInteraction: true;
    renotify: true;
    actions: { action: string; title: string }[];
    data: NotificationData;
  };
}

/** What a click receives: what was shown, and the path it leads to. */
export interface NotificationData {
  occurrence: Occurrence;
  target: string;
}

/**
 * The notification of an occurrence at `now` (ms since 1970), in the device's language. The body rotates by the ISO
 * week of the planned time. If the device does not know the reminder, its time is shown in the device's zone.
 */
export function notificationOf(occurrence: Occurrence, device: ReminderDevice, now: number): ReminderNotification {
  const { kind, at } = occurrence;
  const texts = device.texts[kind];
  const { tag } = KINDS[kind];
  const reminder = device.reminders.find(({ id }) => id === occurrence.reminderId);
  const zone = zoneOf(reminder);
  const plannedAt = Math.min(Math.max(occurrence.plannedAt, -LAST_INSTANT), LAST_INSTANT);
  const values = {
    name: device.userName,
    niche: reminder?.niche ?? '',
    time: new Intl.DateTimeFormat(device.language, { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(
      plannedAt,
    ),
  };
  const bodies = (kind === 'live' && device.tips?.[reminder?.niche ?? '']) || texts.bodies;
  const body = bodies[isoWeek(plannedAt, zone) % bodies.length] ?? '';
  return {
    // A live of the record says its name and its hour; the words of a name are not to be filled in.
    title: reminder?.name ? `${reminder.name} · ${values.time}` : fill(texts.title, values),
    options: {
      body: fill(now - at > LATE_MS ? `${texts.late} ${body}` : body, values),
      tag,
      lang: device.language,
      dir: device.dir,
      requireInteraction: true,
      renotify: true,
      actions: [
        { action: ACTIONS.start, title: texts.start },
        { action: ACTIONS.snooze, title: texts.snooze },
      ],
      data: { occurrence, target: targetOf(kind, reminder) },
    },
  };
}

/** A live of the record opens with its script and its products. */
function targetOf(kind: ReminderKind, reminder: Reminder | undefined): string {
  const { target } = KINDS[kind];
  return reminder?.liveId === undefined ? target : `/content-tracker?video=${encodeURIComponent(reminder.liveId)}`;
}

function zoneOf(reminder: Reminder | undefined): string | undefined {
  const zone = reminder?.schedule.zone;
  return zone !== undefined && isKnownZone(zone) ? zone : undefined;
}
