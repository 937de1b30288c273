import { askPermission } from '../../platform/notifications';
import type { PushResult } from '../../platform/push';
import { syncReminders } from './reminderSync';
import type { SetReminderResult } from './reminders';

/** Why nothing was kept; `failed`: the device could not. */
export type Refusal = Exclude<SetReminderResult, 'set'> | 'failed';
/** How the permission and the server answered, where reminders were kept. */
export type EnableResult = PushResult | Refusal;

const REFUSALS: readonly EnableResult[] = ['too-many', 'unknown-zone', 'failed'] satisfies readonly Refusal[];

export function isRefusal(result: EnableResult): result is Refusal {
  return REFUSALS.includes(result);
}

/**
 * Lets reminders ring: asks for the permission, keeps what `keep` keeps, brings service worker and server up to date. Only to
 * be called from a tap; whatever the answer, what was kept stays. `language` is the one on the screen. Null: meanwhile
 * everything was taken away. Never rejects.
 */
export async function enableReminders(
  keep: () => Promise<SetReminderResult>,
  language: string,
): Promise<EnableResult | null> {
  const answered = askPermission();
  const kept = await keep().catch((error: unknown) => {
    console.error(error);
    return 'failed' as const;
  });
  await answered;
  if (kept !== 'set') return kept;
  return syncReminders(language);
}

/** Asks once more, and tries the server once more. Only to be called from a tap. Never rejects. */
export async function tryPushAgain(language: string): Promise<void> {
  await askPermission();
  await syncReminders(language);
}
