import { type ChecklistSettings, MOST_REMINDERS, type Reminder } from '../../contracts/reminders';
import { checklistReminders } from '../../domain/reminders/slots';
import { now } from '../../platform/clock';
import { type KeptReminders, remindersStore } from './remindersStore';

/** All reminders: those that were set, and the checklist's before its slots. */
export function allReminders({ list, checklist }: KeptReminders): Reminder[] {
  return [...list, ...checklistReminders(list, checklist)].slice(0, MOST_REMINDERS);
}

/**
 * Switches on the checklist's reminders, for these slots and those planned later; `niche` is one of the reminders'
 * list. Resolves when it is written; `no-slot`: there is no slot yet.
 */
export async function remindOfChecklist(
  wanted: Pick<ChecklistSettings, 'niche' | 'showForAllVideos'>,
): Promise<'set' | 'no-slot'> {
  await remindersStore.hydrate();
  const checklist = { ...wanted, enabled: true, setAt: now().toISOString() };
  remindersStore.setState({ checklist });
  await remindersStore.flush();
  return checklistReminders(remindersStore.getState().list, checklist).length > 0 ? 'set' : 'no-slot';
}

/** Specification: 'a one-way switch' on its screen; the settings can switch it off. Resolves when it is written. */
export async function stopChecklist(): Promise<void> {
  await remindersStore.hydrate();
  remindersStore.setState(({ checklist }) => (checklist ? { checklist: { ...checklist, enabled: false } } : {}));
  await remindersStore.flush();
}
