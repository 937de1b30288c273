import { DATABASE } from '../../contracts/database';
import { now } from '../../platform/clock';
import { type PageVisibility, pageVisibility } from '../../platform/pageVisibility';
import { type Database, openDatabase } from '../../platform/storage';
import { openTabs, type Tabs } from '../../platform/tabs';
import type { PersistedStore } from './persistedStore';

/** What the stored slices need from the outside world; tests pass in their own. */
export interface Environment {
  database: Database;
  tabs: Tabs;
  page: PageVisibility;
  now(): Date;
  /** Runs it after `delay` ms; returns a function that cancels it. */
  later(run: () => void, delay: number): () => void;
  /** The live stores of this tab. */
  stores: Set<LiveStore>;
}

/** A persisted store, whatever it holds. */
export type LiveStore = Pick<PersistedStore<object>, 'shape' | 'getState' | 'flush' | 'reload' | 'isSaved' | 'status'>;

export const browserEnvironment: Environment = {
  database: openDatabase(DATABASE.name),
  tabs: openTabs(DATABASE.name),
  page: pageVisibility,
  now,
  later: (run, delay) => {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
  stores: new Set(),
};
