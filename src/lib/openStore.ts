import { createStore, type UseStore } from 'idb-keyval';

/**
 * A table of IndexedDB, as idb-keyval uses it, whose connection stands in nobody's way: where the database is deleted
 * elsewhere it closes, and what comes next through it fails; the deletion would wait for ever otherwise, and every page after it.
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
