import { createStore, type UseStore } from 'idb-keyval';

/**
 * A table of IndexedDB, as idb-keyval uses it, whose connection never blocks a deletion: when the database is deleted
 * elsewhere it closes, and later calls through it fail. Otherwise the deletion, and every page after it, would wait for
 * ever.
 */
export function openStore(name: string, table: string): UseStore {
  const connect = createStore(name, table);
  return (mode, work) =>
    connect(mode, (store) => {
      const { db } = store.transaction;
      db.onversionchange = () => db.close();
      return work(store);
    });
}
