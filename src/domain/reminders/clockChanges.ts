import { Temporal } from 'temporal-polyfill';

/** The clock changes of `zone` (IANA) after `from` and until `to` (ms since 1970), each at its first moment. */
export function clockChanges(zone: string, from: number, to: number): Temporal.ZonedDateTime[] {
  const changes: Temporal.ZonedDateTime[] = [];
  let change = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone).getTimeZoneTransition('next');
  while (change && change.epochMilliseconds <= to) {
    changes.push(change);
    change = change.getTimeZoneTransition('next');
  }
  return changes;
}
