import type { Occurrence } from '../src/contracts/reminders';

/** In ms: neither call is worth keeping the worker alive for longer. */
const ANSWER_LIMIT_MS = 10_000;

/**
 * Tells the server that an occurrence was `shown`, or asks it to `snooze` it; `capability` is the device's. True when
 * the server accepted; never rejects.
 */
export async function tellServer(
  what: 'shown' | 'snooze',
  occurrence: Occurrence,
  capability: string,
): Promise<boolean> {
  try {
    const response = await fetch(`/api/reminders/${what}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${capability}` },
      body: JSON.stringify({ occurrence }),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
