// Runs inline in the head (its hash is in the CSP). Opening and reading the database takes several turns of the browser:
// they pass while the scripts are on their way. The app takes what was read (platform/readAhead.ts).
loadScript.readAhead = ({ name, table, keys }) => {
  window.entriesReadAhead = new Promise((resolve) => {
    const giveUp = () => resolve(undefined); // the app reads itself then, and says what is wrong
    const opening = indexedDB.open(name);
    opening.onerror = giveUp;
    opening.onupgradeneeded = () => opening.transaction.abort(); // nothing is kept yet
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const reading = database.transaction(table);
        const entries = new Map();
        for (const key of keys) {
          reading.objectStore(table).get(key).onsuccess = ({ target }) => {
            if (target.result !== undefined) entries.set(key, target.result);
          };
        }
        reading.oncomplete = () => resolve(entries);
        reading.onabort = giveUp;
        reading.commit?.(); // ends by itself, even if the page is left now (platform/openTransactions.ts)
      } catch {
        giveUp();
      }
      database.close(); // once the transaction is over
    };
  });
};
