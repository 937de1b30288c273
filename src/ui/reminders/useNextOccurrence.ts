import { useEffect, useState } from 'react';
import type { Occurrence, Reminder } from '../../contracts/reminders';
import { now } from '../../platform/clock';

/** When a reminder is due next; undefined until that is known. The time zone code is fetched when first needed. */
export function useNextOccurrence(reminder: Reminder | undefined): Occurrence | undefined {
  const [next, setNext] = useState<Occurrence>();

  useEffect(() => {
    let isShown = true;
    const find = async () => {
      const { nextOccurrences } = await import('../../domain/reminders/schedule');
      if (isShown) setNext(reminder && nextOccurrences(reminder, now().getTime(), 1)[0]);
    };
    find().catch(console.warn);
    return () => {
      isShown = false;
    };
  }, [reminder]);

  return next;
}
