import { askPermission } from '../../platform/notifications';
import type { PushResult } from '../../platform/push';
import { syncReminders } from './reminderSync';
import type { SetReminderResult } from './setReminders';

/** Why nothing was stored; `failed`: the device could not. */
export type Refusal = Exclude<SetReminderResult, 'set'> | 'failed';
/** The outcome of the permission and the server, once reminders were stored. */
export type EnableResult = PushResult | Refusal;

const REFUSALS: readonly EnableResult[] = ['too-many', 'unknown-zone', 'failed'] satisfies readonly Refusal[];

export function isRefusal(result: EnableResult): result is Refusal {
  return REFUSALS.includes(result);
}

/**
 * Lets reminders ring: asks for the permission, stores what `keep` stores, and brings service worker and server up to
 * date. Call it only from a tap; whatever the answer, what was stored stays. `language` is the one on the screen. Null:
 * everything was removed in the meantime. Never rejects.
 */
export async function enableReminders(
  keep: () => Promise<SetReminderResult>,
  language: string,
): Promise<EnableResult | null> {
  const answered = askPermission();
  const keepResult = await keep().catch((error: unknown) => {
    console.error(error);
    return 'failed' as const;
  });
  await answered;
  if (keepResult !== 'set') return keepResult;
  return syncReminders(language);
}

/** Asks once more, and tries the server once more. Call it only from a tap. Never rejects. */
export async function tryPushAgain(language: string): Promise<void> {
  await askPermission();
  await syncReminders(language);
}
