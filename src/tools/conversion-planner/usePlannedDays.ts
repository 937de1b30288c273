import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { PlannedDay } from '../../contracts/plannedDay';
import { plannedDayOf, plannedDaysStore } from '../../state/plannedDays';

/** What is set of a day, by its date; undefined until it is read. */
export function usePlannedDays(): ((date: string) => PlannedDay) | undefined {
  const { items } = useStore(plannedDaysStore);
  const [isRead, setRead] = useState(() => plannedDaysStore.status() === 'ready');
  useEffect(() => {
    let isShown = true;
    void plannedDaysStore.hydrate().then(() => isShown && setRead(true));
    return () => {
      isShown = false;
    };
  }, []);
  return isRead ? (date) => plannedDayOf(items, date) : undefined;
}
