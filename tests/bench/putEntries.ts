/** Runs in the page: puts entries, by key, into the app's database. */
export async function putEntries(entries: readonly [string, unknown][]): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('jimp');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const transaction = database.transaction('entries', 'readwrite');
  for (const [key, value] of entries) transaction.objectStore('entries').put(value, key);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}
