import { useSyncExternalStore } from 'react';
import { nextMidnight } from '../../domain/weekDates';
import { localDate } from '../../lib/localDate';
import { now } from '../../platform/clock';
import { pageVisibility } from '../../platform/pageVisibility';

/** The local date ('2026-11-22'); changes at local midnight, or when the page is next seen after it. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, () => localDate(now()));
}

function subscribe(look: () => void): () => void {
  let timer = waitForMidnight();
  function waitForMidnight() {
    const start = now();
    return setTimeout(() => {
      look();
      timer = waitForMidnight();
    }, nextMidnight(start).getTime() - start.getTime());
  }
  const stopLooking = pageVisibility.onVisible(look);
  return () => {
    clearTimeout(timer);
    stopLooking();
  };
}
