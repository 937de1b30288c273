import { clear, createStore, get, set } from 'idb-keyval';
import { DATABASE } from '../../../src/contracts/database';
import type { Occurrence, ReminderDevice, ReminderKind } from '../../../src/contracts/reminders';

const table = createStore(DATABASE.name, DATABASE.table);

/** The table that the page and the service worker share. */
export const stored = {
  read: (key: string) => get<unknown>(key, table),
  write: (key: string, value: unknown) => set(key, value, table),
  clear: () => clear(table),
};

/** Saturday, 21 November 2026, 19:00 in Paris. */
export const PLANNED_AT = Date.UTC(2026, 10, 21, 18);

export function occurrenceOf(reminderId: string, kind: ReminderKind = 'live', at = PLANNED_AT): Occurrence {
  return { id: `${reminderId}@${at}`, reminderId, kind, at, plannedAt: at };
}

const texts = (title: string) => ({
  title,
  bodies: [`${title}, one`, `${title}, two`],
  late: 'Planned for {{time}}',
  start: `Start ${title}`,
  snooze: 'Later',
});

export const CAPABILITY = 'c'.repeat(43);

export const DEVICE: ReminderDevice = {
  capability: CAPABILITY,
  language: 'en',
  dir: 'ltr',
  userName: 'Inès',
  reminders: [],
  texts: { live: texts('Live'), posting: texts('Posting'), checklist: texts('Checklist') },
};
