import { MOST_REMINDERS, type Reminder } from '../../contracts/reminders';
import { allLiveReminders } from '../../domain/lives/liveReminders';
import { checklistReminders } from '../../domain/reminders/slots';
import { localDate } from '../../lib/localDate';
import { now } from '../../platform/clock';
import { deviceZone } from '../../platform/timeZone';
import { videosStore } from '../slices/videosStore';
import type { KeptReminders } from './remindersStore';

/**
 * All reminders: those that were set, those of the lives on record, and the checklist's before its slots. The videos
 * have to be hydrated.
 */
export function allReminders(kept: KeptReminders): Reminder[] {
  const { list, checklist } = kept;
  const others = list.filter(({ kind }) => kind !== 'live');
  const lives = allLiveReminders(kept, videosStore.getState().items, deviceZone(), localDate(now()));
  return [...lives, ...[...others, ...checklistReminders(others, checklist)].slice(0, MOST_REMINDERS)];
}
