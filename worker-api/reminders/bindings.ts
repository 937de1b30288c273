import type { Occurrence, ScheduledReminder } from '../../src/contracts/reminders';
import type { Subscriber } from './subscriber';
import type { VapidKeyStore } from './vapid';

/** The part of the reminder objects that is used: getting one by its capability, and its methods. */
export interface ReminderSchedules {
  getByName: (capability: string) => {
    save: (subscriber: Subscriber, reminders: ScheduledReminder[], how: { isNew: boolean }) => Promise<boolean>;
    remove: () => Promise<void>;
    snooze: (occurrence: Occurrence) => Promise<boolean>;
    shown: (occurrence: Occurrence) => Promise<boolean>;
  };
}

export interface ReminderBindings {
  REMINDER_SCHEDULE: ReminderSchedules;
  VAPID_KEYS: VapidKeyStore;
}
