/** The database of the page, which the service worker reads, too: idb-keyval's `createStore(name, table)`. */
export const DATABASE = { name: 'jimp', table: 'entries' } as const;
