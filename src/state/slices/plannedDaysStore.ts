import { type PlannedDay, plannedDays } from '../../contracts/plannedDay';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { createPersistedStore } from '../store/persistedStore';

/** The days of the conversion planner, by date. */
export const plannedDaysStore = createPersistedStore<{ items: PlannedDay[] }>({
  ...STORAGE_KEYS.plannedDays,
  schema: plannedDays,
  migrations: {},
  initial: { items: [] },
});

/** A day ('YYYY-MM-DD', local) in its current state. */
export const plannedDayOf = (items: readonly PlannedDay[], date: string): PlannedDay =>
  items.find(({ id }) => id === date) ?? { id: date, liveSession: false, completed: false };

function changeDay(date: string, change: Partial<Omit<PlannedDay, 'id'>>): void {
  plannedDaysStore.setState(({ items }) => ({
    items: [...items.filter(({ id }) => id !== date), { ...plannedDayOf(items, date), ...change }],
  }));
}

/** Specification: completed can be set to true once and cannot be unset. */
export const completeDay = (date: string): void => changeDay(date, { completed: true });
