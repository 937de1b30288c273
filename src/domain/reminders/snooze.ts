import type { Occurrence } from '../../contracts/reminders';
import { SNOOZE_MS } from './kinds';

/** The same occurrence once more, ten minutes after `now` (ms since 1970). */
export function snoozedOccurrence(occurrence: Occurrence, now: number): Occurrence {
  const [planned, snoozes = '0'] = occurrence.id.split('~');
  return { ...occurrence, id: `${planned}~${Number(snoozes) + 1}`, at: now + SNOOZE_MS };
}
