/**
 * What the person or the app is in the middle of: typing, an unanswered call, a recording. As long as there is
 * anything, no new version takes over by itself.
 */
const busyWith = new Set<string>();

/** Each thing in progress has its own `key`, so that the end of one does not end another. */
export function markBusy(key: string, busy: boolean): void {
  if (busy) busyWith.add(key);
  else busyWith.delete(key);
}

export function isBusy(): boolean {
  return busyWith.size > 0;
}
