import { DATABASE } from '../../contracts/database';
import { now } from '../../platform/clock';
import { type PageVisibility, pageVisibility } from '../../platform/pageVisibility';
import { type Database, openDatabase } from '../../platform/storage';
import { openTabs, type Tabs } from '../../platform/tabs';
import type { PersistedStore } from './persistedStore';

/** What the stored slices need of the world outside; tests hand in their own. */
export interface Environment {
  database: Database;
  tabs: Tabs;
  page: PageVisibility;
  now(): Date;
  /** Runs later, after so many ms; returns what calls it off. */
  later(run: () => void, delay: number): () => void;
  /** The stores that are alive in this tab. */
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
