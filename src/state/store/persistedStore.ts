import { createStore, type StoreApi } from 'zustand/vanilla';
import { MARK_KEY } from '../../contracts/storageKeys';
import { merge, same } from '../../lib/merge';
import { newId } from '../../platform/random';
import { type Change, type Entries, isFull } from '../../platform/storage';
import { browserEnvironment, type Environment } from './environment';
import { planWrite, setAsideKey } from './planWrite';
import { reportReading, reportWriting } from './storageHealth';
import { type Reading, readStored, type StoredShape } from './storedShape';

/** In ms: the longest that a change waits in memory before it is written. */
export const WRITE_DELAY_MS = 150;

export interface Definition<T> extends StoredShape<T> {
  initial: T;
  /** Fields that each tab keeps to itself; the stored value only serves the next start. */
  ownToTab?: readonly (keyof T)[];
}

/** `empty`: not read yet. `ready` and `set-aside` are written; for the others see storageHealth.ts. */
export type StoreStatus = 'empty' | 'loading' | 'ready' | 'set-aside' | 'newer' | 'unreadable';

/** A zustand store (React reads it with `useStore`) whose state outlives the tab. See docs/decisions/001-stored-state.md. */
export interface PersistedStore<T> extends StoreApi<T> {
  readonly shape: StoredShape<T>;
  /**
   * Reads what is stored, the first time it is called. Never rejects: see `status`. `read` holds what was read for
   * several stores at once.
   */
  hydrate(read?: Promise<Entries>): Promise<void>;
  /** Reads what the other tabs have written, once it is hydrated. Never rejects. */
  look(): Promise<void>;
  /** Writes what is pending now. Never rejects: see `isSaved`. */
  flush(): Promise<void>;
  /** Replaces the state with what is stored, unsaved changes included: after an import or an erasure. */
  reload(): Promise<void>;
  status(): StoreStatus;
  /** Nothing is pending: storage holds what the state holds. */
  isSaved(): boolean;
  /** Stops listening and writing; pending changes are dropped. */
  dispose(): void;
}

export function createPersistedStore<T extends object>(
  definition: Definition<T>,
  environment: Environment = browserEnvironment,
): PersistedStore<T> {
  const { key, initial, ownToTab = [] } = definition;
  const { database, tabs, page } = environment;
  const store = createStore<T>(() => initial);

  /** What storage held when this tab last saw it: the common ancestor of its changes and the other tabs'. */
  let base = initial;
  /** The database's mark at that time: see MARK_KEY. */
  let mark: unknown;
  let status: StoreStatus = 'empty';
  let disposed = false;
  let lookQueued = false;
  let callOff: (() => void) | null = null;
  let flushedAt = 0;
  /** Reads and writes of one store never overlap, or an old read could undo a newer write. */
  let queue: Promise<void> = Promise.resolve();

  const isWritable = () => status === 'ready' || status === 'set-aside';
  const isSaved = () => same(base, store.getState());
  const readNow = () => database.read([key, MARK_KEY]);

  function inTurn(work: () => Promise<void>): Promise<void> {
    queue = queue.then(() => (disposed ? undefined : work())).catch((error: unknown) => console.error(key, error));
    return queue;
  }

  function setStatus(next: StoreStatus): void {
    if (next === status) return;
    status = next;
    reportReading(key, next === 'set-aside' || next === 'newer' || next === 'unreadable' ? next : null);
  }

  function writeSoon(): void {
    if (disposed || callOff || isSaved() || status === 'empty' || status === 'loading') return;
    // The first change is written at once, in case the page is gone the next moment; those that follow are batched.
    const sinceFlush = environment.now().getTime() - flushedAt;
    callOff = environment.later(flush, Math.max(0, Math.min(WRITE_DELAY_MS, WRITE_DELAY_MS - sinceFlush)));
  }

  /** `data` as this tab sees it: its own fields keep their values here. */
  function withOwn(data: T, mine: T): T {
    const ownFields: Partial<T> = {};
    for (const field of ownToTab) ownFields[field] = mine[field];
    return { ...data, ...ownFields };
  }

  /** Adopts what was stored, keeping what changed here since `base`. */
  function adopt(stored: T): void {
    const theirs = isWritable() ? withOwn(stored, base) : stored;
    const merged = merge(base, store.getState(), theirs);
    base = theirs;
    store.setState(merged, true);
  }

  async function load(read: Promise<Entries>): Promise<void> {
    try {
      const found = await read;
      const reading = readStored(definition, found.get(key));
      take(reading.kind === 'damaged' ? await setAside() : reading, found.get(MARK_KEY));
    } catch {
      // Once hydrated, a failed look is harmless: every write reads again, in its own transaction.
      if (!isWritable()) setStatus('unreadable');
    }
    if (isWritable()) writeSoon();
  }

  function take(reading: Reading<T>, foundMark: unknown): void {
    if ('data' in reading && reading.data) adopt(reading.data);
    else if (reading.kind === 'absent' && foundMark !== undefined && foundMark === mark) adopt(initial);
    // Nothing stored yet, set aside just now, or the whole database was lost: only what this tab holds exists.
    else base = initial;
    mark = foundMark;
    if (reading.kind === 'newer') setStatus('newer');
    else if (reading.kind === 'damaged') setStatus('set-aside');
    else if (!isWritable()) setStatus('ready');
  }

  /** Moves what cannot be read out of the way, unless another tab has repaired it in the meantime. */
  async function setAside(): Promise<Reading<T>> {
    const { reading } = await database.update([key], (found): Change & { reading: Reading<T> } => {
      const reading = readStored(definition, found.get(key));
      return reading.kind === 'damaged'
        ? { reading, put: [[setAsideKey(key, environment.now()), found.get(key)]], remove: [key] }
        : { reading };
    });
    return reading;
  }

  async function write(): Promise<void> {
    if (status === 'unreadable') await load(readNow());
    if (!isWritable() || isSaved()) return;
    const mine = store.getState();
    const intent = { base, mine, initial, mark, newMark: newId(), time: environment.now() };
    try {
      const plan = await database.update([key, MARK_KEY], (found) => planWrite(definition, intent, found));
      if (plan.merged === null) return setStatus('newer');
      const since = merge(mine, store.getState(), plan.merged);
      base = withOwn(plan.merged, mine);
      mark = plan.mark;
      store.setState(withOwn(since, store.getState()), true);
      if (plan.damaged) setStatus('set-aside');
      reportWriting(key, null);
      tabs.tell({ kind: 'changed', keys: [key] });
    } catch (error) {
      reportWriting(key, isFull(error) ? 'full' : 'not-saved');
    }
  }

  function hydrate(read?: Promise<Entries>): Promise<void> {
    if (status === 'empty') setStatus('loading');
    return inTurn(async () => {
      if (!isWritable() && status !== 'newer') await load(read ?? readNow());
    });
  }

  function flush(): Promise<void> {
    callOff?.();
    callOff = null;
    flushedAt = environment.now().getTime();
    return inTurn(write);
  }

  function reload(): Promise<void> {
    return inTurn(() => {
      base = store.getState();
      setStatus('loading');
      reportWriting(key, null);
      return load(readNow());
    });
  }

  /** Looks at what the other tabs have written; several requests in a row are combined. */
  function look(): Promise<void> {
    if (lookQueued || status === 'empty') return queue;
    lookQueued = true;
    return inTurn(() => {
      lookQueued = false;
      return load(readNow());
    });
  }

  const stops = [
    store.subscribe(writeSoon),
    page.onHidden(flush),
    page.onVisible(() => {
      look();
      flush();
    }),
    tabs.listen(({ kind, keys }) => {
      if (!keys.includes(key) || status === 'empty') return;
      if (kind === 'replaced') reload();
      else look();
    }),
  ];

  const persisted: PersistedStore<T> = {
    ...store,
    shape: definition,
    hydrate,
    look,
    flush,
    reload,
    status: () => status,
    isSaved,
    dispose: () => {
      disposed = true;
      callOff?.();
      for (const stop of stops) stop();
      environment.stores.delete(persisted);
      if (status !== 'set-aside') reportReading(key, null);
    },
  };
  environment.stores.add(persisted);
  return persisted;
}

/** Hydrates several stores in one transaction, or from what was `readAhead` (all their keys and the mark). */
export async function hydrateAll(
  stores: readonly Pick<PersistedStore<object>, 'shape' | 'hydrate'>[],
  { database }: Pick<Environment, 'database'> = browserEnvironment,
  readAhead: Promise<Entries | undefined> = Promise.resolve(undefined),
): Promise<void> {
  const keys = [MARK_KEY, ...stores.map(({ shape }) => shape.key)];
  const read = readAhead.then((entries) => entries ?? database.read(keys));
  await Promise.all(stores.map((store) => store.hydrate(read)));
}
