import { isKnownZone } from '../domain/reminders/zone';

/**
 * The IANA name of the device's time zone. Specification: UTC when it cannot be determined; likewise when it is
 * unusable.
 */
export function deviceZone(): string {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return isKnownZone(timeZone) ? timeZone : 'UTC';
  } catch {
    return 'UTC';
  }
}
