import { DEFAULT_NAME } from '../../domain/reminders/liveReminder';
import { type EnableResult, enableReminders } from '../../state/reminders/enableReminders';
import { syncReminders } from '../../state/reminders/reminderSync';
import { saveLive } from '../../state/reminders/remindersStore';
import type { LiveFields } from './liveFields';

/**
 * Turns the live reminder on. Call it only from a tap, since it asks for the permission; whatever the answer, the
 * settings are stored and enabled, as specified. `language` is the one on the screen. Never rejects.
 */
export async function enableLive(fields: LiveFields, language: string): Promise<EnableResult> {
  const userName = fields.userName.trim() || DEFAULT_NAME;
  return (await enableReminders(() => saveLive({ ...fields, userName, enabled: true }), language)) ?? 'failed';
}

/** Turns it off and keeps the settings for the next time. */
export async function disableLive(fields: LiveFields, language: string): Promise<void> {
  const userName = fields.userName || DEFAULT_NAME;
  await saveLive({ ...fields, userName, enabled: false });
  await syncReminders(language);
}
