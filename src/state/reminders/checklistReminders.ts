import type { ChecklistSettings } from '../../contracts/reminders';
import { checklistReminders } from '../../domain/reminders/slots';
import { now } from '../../platform/clock';
import { remindersStore } from './remindersStore';

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
