import type { Occurrence, ScheduledReminder } from '../../../src/contracts/reminders';
import type { Subscriber } from '../../../worker-api/reminders/subscriber';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** A Saturday, noon UTC. */
export const START = Date.UTC(2026, 10, 21, 12);

/** The key and secret of RFC 8291's example. */
export const SUBSCRIBER: Subscriber = {
  subscription: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  },
  language: 'fr',
  origin: 'https://jimp.example',
};

/** A reminder at one date and time in UTC. */
export function onceAt(at: number, id = 'post'): ScheduledReminder {
  const [date = '', time = ''] = new Date(at).toISOString().split('T');
  const schedule = { repeat: 'once' as const, date, time: time.slice(0, 5), zone: 'UTC' };
  return { id, kind: 'posting', schedule, setAt: new Date(START - DAY).toISOString() };
}

/** A reminder every Saturday at a time in UTC. */
export function everySaturday(time: string, id = 'live'): ScheduledReminder {
  const schedule = { repeat: 'weekly' as const, weekdays: [6], time, zone: 'UTC' };
  return { id, kind: 'live', schedule, setAt: new Date(START - DAY).toISOString() };
}

export function occurrenceOf({ id, kind }: ScheduledReminder, at: number): Occurrence {
  return { id: `${id}@${at}`, reminderId: id, kind, at, plannedAt: at };
}
