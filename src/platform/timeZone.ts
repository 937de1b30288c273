import { isKnownZone } from '../domain/reminders/zone';

/** The IANA name of the device's time zone. Specification: where it cannot be told, UTC; likewise where nothing can reckon with it. */
export function deviceZone(): string {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return isKnownZone(timeZone) ? timeZone : 'UTC';
  } catch {
    return 'UTC';
  }
}
