/** Whether the clock rules of `zone` (IANA name) are known here. To be asked before a reminder is set. */
export function isKnownZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
