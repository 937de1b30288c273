import { DEFAULT_NAME } from '../../domain/reminders/liveReminder';
import { askPermission } from '../../platform/notifications';
import type { PushResult } from '../../platform/push';
import { syncReminders } from '../../state/reminderSync';
import { type SetReminderResult, saveLive } from '../../state/reminders';
import type { LiveFields } from './liveFields';

/** `failed`: the device could not keep it. */
export type EnableResult = PushResult | Exclude<SetReminderResult, 'set'> | 'failed';

/**
 * Turns the live reminder on. Only to be called from a tap, since the permission is asked for; whatever the answer, the
 * settings are kept and enabled, as specified. `language` is the one on the screen. Never rejects.
 */
export async function enableLive(fields: LiveFields, language: string): Promise<EnableResult> {
  const answered = askPermission();
  const userName = fields.userName.trim() || DEFAULT_NAME;
  const saved = await saveLive({ ...fields, userName, enabled: true }).catch((error: unknown) => {
    console.error(error);
    return 'failed' as const;
  });
  await answered;
  if (saved !== 'set') return saved;
  return (await syncReminders(language)) ?? 'failed';
}

/** Asks once more, and tries the server once more. Only to be called from a tap. Never rejects. */
export async function tryPushAgain(language: string): Promise<void> {
  await askPermission();
  await syncReminders(language);
}

/** Turns it off and keeps the settings for the next time. */
export async function disableLive(fields: LiveFields, language: string): Promise<void> {
  const userName = fields.userName || DEFAULT_NAME;
  await saveLive({ ...fields, userName, enabled: false });
  await syncReminders(language);
}
