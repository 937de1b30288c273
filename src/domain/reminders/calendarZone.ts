import { Temporal } from 'temporal-polyfill';
import { contentLine } from './contentLine';

/** '20260329T023000', RFC 5545's form for a local time (3.3.5). */
export function calendarTime(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
}

/** '20260329T003000Z', from ms since 1970. */
export function calendarTimeUtc(at: number): string {
  return `${calendarTime(Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('UTC').toPlainDateTime())}Z`;
}

/**
 * The VTIMEZONE of `zone` (IANA), from its real clock changes after `from` and until `to` (ms since 1970): one part for
 * the offset at `from`, then one for each change.
 */
export function calendarZone(zone: string, from: number, to: number): string {
  let { offset, offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  let parts = part('STANDARD', '19700101T000000', offset, offset);
  for (const change of clockChanges(zone, from, to)) {
    const name = change.offsetNanoseconds > offsetNanoseconds ? 'DAYLIGHT' : 'STANDARD';
    // RFC 5545, 3.6.5: a part starts in the local time before the change.
    const begins = change.toInstant().toZonedDateTimeISO(offset).toPlainDateTime();
    parts += part(name, calendarTime(begins), offset, change.offset);
    ({ offset, offsetNanoseconds } = change);
  }
  return `${contentLine('BEGIN', 'VTIMEZONE')}${contentLine('TZID', zone)}${parts}${contentLine('END', 'VTIMEZONE')}`;
}

/** Offsets as '+02:00'. */
function part(name: 'STANDARD' | 'DAYLIGHT', begins: string, offsetFrom: string, offsetTo: string): string {
  return [
    contentLine('BEGIN', name),
    contentLine('DTSTART', begins),
    contentLine('TZOFFSETFROM', offsetFrom.replace(/:/g, '')),
    contentLine('TZOFFSETTO', offsetTo.replace(/:/g, '')),
    contentLine('END', name),
  ].join('');
}

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
