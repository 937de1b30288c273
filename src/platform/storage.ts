import { promisifyRequest, type UseStore } from 'idb-keyval';
import { DATABASE } from '../contracts/database';
import { openStore } from '../lib/openStore';
import { withinLimit } from '../lib/withinLimit';
import { giveUpWhenPutAway, mayOpen } from './openTransactions';

export type Entries = Map<string, unknown>;

/** The changes of one transaction. */
export interface Change {
  put?: Iterable<readonly [string, unknown]>;
  remove?: Iterable<string>;
}

/** In ms. A call without an answer for this long counts as failed: some versions of Safari never answer at all. */
export const ANSWER_LIMIT_MS = 10_000;

/**
 * The app's single table in IndexedDB. Every call is one transaction and rejects with IndexedDB's error. A failure
 * other than a full disk is retried once over a fresh connection, since iOS drops connections in the background and a
 * frozen page aborts what it has begun.
 */
export interface Database {
  /** The values under the keys; a key without a value is missing from the answer. */
  read(keys: readonly string[] | 'all'): Promise<Entries>;
  keys(): Promise<string[]>;
  /**
   * Reads, decides and writes with nobody in between. Resolves with what `decide` returned; if it throws, nothing is
   * written.
   */
  update<C extends Change>(keys: readonly string[] | 'all', decide: (found: Entries) => C): Promise<C>;
}

export function openDatabase(name: string): Database {
  let connection = connectTo(name);

  /** A pass over all entries (`all`) may take long, and must not be given up halfway. */
  async function attempt<R>(keys: readonly string[] | 'all', work: (begin: UseStore) => Promise<R>): Promise<R> {
    const tryOnce = async () => {
      await mayOpen();
      return keys === 'all' ? work(connection) : withinLimit(work(connection), ANSWER_LIMIT_MS);
    };
    try {
      return await tryOnce();
    } catch (error) {
      if (isFull(error)) throw error;
      connection = connectTo(name);
      return tryOnce();
    }
  }

  return {
    read: (keys) => attempt(keys, (begin) => begin('readonly', (store) => find(store, keys))),
    keys: () => attempt([], (begin) => begin('readonly', allKeys)),
    update: (keys, decide) =>
      attempt(keys, (begin) =>
        begin('readwrite', async (store) => {
          const completion = completed(store.transaction);
          try {
            const change = decide(await find(store, keys));
            for (const key of change.remove ?? []) store.delete(key);
            for (const [key, value] of change.put ?? []) store.put(value, key);
            // At once: otherwise the transaction would wait for each request to report, and a page closed meanwhile
            // would lose everything.
            store.transaction.commit();
            await completion;
            return change;
          } catch (error) {
            // Resolves to the transaction's own error, if there is one, such as a full disk.
            const reason = await abort(store.transaction, completion);
            throw reason ?? error;
          }
        }),
      ),
  };
}

/**
 * A connection that blocks nobody: neither a deletion of the database (later calls find it closed, and open another)
 * nor the next page (openTransactions.ts).
 */
function connectTo(name: string): UseStore {
  const connect = openStore(name, DATABASE.table);
  return (mode, work) =>
    connect(mode, (store) => {
      giveUpWhenPutAway(store.transaction);
      return work(store);
    });
}

/** Whether the disk, or the browser's share of it, is full. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

async function allKeys(store: IDBObjectStore): Promise<string[]> {
  const keys = await promisifyRequest(store.getAllKeys());
  return keys.filter((key) => typeof key === 'string');
}

async function find(store: IDBObjectStore, keys: readonly string[] | 'all'): Promise<Entries> {
  const wantedKeys = keys === 'all' ? await allKeys(store) : keys;
  const values = await Promise.all(wantedKeys.map((key) => promisifyRequest<unknown>(store.get(key))));
  const found: Entries = new Map();
  wantedKeys.forEach((key, index) => {
    if (values[index] !== undefined) found.set(key, values[index]);
  });
  return found;
}

/** idb-keyval listens to the error event too, when the transaction does not know its error yet. */
function completed(transaction: IDBTransaction): Promise<void> {
  const completion = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  completion.catch(() => undefined);
  return completion;
}

async function abort(transaction: IDBTransaction, completion: Promise<void>): Promise<unknown> {
  try {
    transaction.abort();
  } catch {
    // Already over.
  }
  return completion.then(
    () => undefined,
    (reason: unknown) => reason,
  );
}

export interface StorageInfo {
  /** The browser promised not to clear the data by itself. */
  persisted: boolean;
  /** In bytes, if the browser says. */
  usage?: number;
  quota?: number;
  /** False if nothing outlives the window: storage refused, or a private window (as far as one can tell). */
  kept: boolean;
}

/** For the settings screen; never rejects. */
export async function storageInfo(database: Database): Promise<StorageInfo> {
  const storage = storageManager();
  const [persisted, estimate, kept] = await Promise.all([
    storage?.persisted?.().catch(() => false) ?? false,
    storage?.estimate?.().catch(() => undefined),
    isKept(database),
  ]);
  return { persisted, usage: estimate?.usage, quota: estimate?.quota, kept };
}

/** Asks the browser never to clear the data by itself; true if it agrees. Call it once there is something to lose. */
export async function askToPersist(): Promise<boolean> {
  return (
    (await storageManager()
      ?.persist?.()
      .catch(() => false)) ?? false
  );
}

async function isKept(database: Database): Promise<boolean> {
  try {
    await database.keys();
    // Firefox and Safari refuse the origin's file system in private windows; other browsers do not show it.
    await storageManager()?.getDirectory?.();
    return true;
  } catch {
    return false;
  }
}

function storageManager(): StorageManager | undefined {
  return 'storage' in navigator ? navigator.storage : undefined;
}
