/**
 * What the person or the app is in the middle of: typing, an unanswered call, a recording. While anything is, no new
 * version takes over by itself.
 */
const busyWith = new Set<string>();

/** Each thing in progress has its own `key`, so that one that ends does not end another. */
export function markBusy(key: string, busy: boolean): void {
  if (busy) busyWith.add(key);
  else busyWith.delete(key);
}

export function isBusy(): boolean {
  return busyWith.size > 0;
}
