import { type Database, openDatabase } from '../../../src/platform/storage';
import type { TabMessage } from '../../../src/platform/tabs';
import type { Environment } from '../../../src/state/store/environment';

/** One tab: its environment, and what the test makes happen to it. */
export interface FakeTab extends Environment {
  hide(): void;
  show(): void;
  /** Fires the waiting timers. */
  runTimers(): void;
  /** Delivers what the other tabs said. */
  hear(): void;
}

/** Several tabs of one browser: one database, a channel between them, time that passes when the test says so. */
export function fakeWorld(databaseName: string) {
  const mailboxes: { listeners: Set<(message: TabMessage) => void>; waiting: TabMessage[] }[] = [];

  function openTab(database: Database = openDatabase(databaseName)): FakeTab {
    const mailbox = { listeners: new Set<(message: TabMessage) => void>(), waiting: [] as TabMessage[] };
    mailboxes.push(mailbox);
    const hidden = new Set<() => void>();
    const visible = new Set<() => void>();
    const timers = new Set<() => void>();
    return {
      database,
      stores: new Set(),
      now: () => new Date('2026-11-21T10:00:00.000Z'),
      tabs: {
        tell: (message) => {
          for (const other of mailboxes) if (other !== mailbox) other.waiting.push(structuredClone(message));
        },
        listen: (hear) => listener(mailbox.listeners, hear),
      },
      page: { onHidden: (react) => listener(hidden, react), onVisible: (react) => listener(visible, react) },
      later: (run) => listener(timers, run),
      hide: () => run(hidden),
      show: () => run(visible),
      runTimers: () => {
        const due = [...timers];
        timers.clear();
        for (const timer of due) timer();
      },
      hear: () => {
        for (const message of mailbox.waiting.splice(0)) for (const listen of mailbox.listeners) listen(message);
      },
    };
  }

  return { openTab };
}

function listener<F>(all: Set<F>, one: F): () => void {
  all.add(one);
  return () => all.delete(one);
}

function run(all: Set<() => void>): void {
  for (const react of all) react();
}
