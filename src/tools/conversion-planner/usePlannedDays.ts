import { useStore } from 'zustand';
import type { PlannedDay } from '../../contracts/plannedDay';
import { plannedDayOf, plannedDaysStore } from '../../state/slices/plannedDaysStore';
import { useIsRead } from '../../ui/tool/useIsRead';

/** What has been set for a day, by its date; undefined until it is read. */
export function usePlannedDays(): ((date: string) => PlannedDay) | undefined {
  const { items } = useStore(plannedDaysStore);
  return useIsRead(plannedDaysStore) ? (date) => plannedDayOf(items, date) : undefined;
}
