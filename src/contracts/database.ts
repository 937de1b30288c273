/** The page's database, which the service worker reads too: idb-keyval's `createStore(name, table)`. */
export const DATABASE = { name: 'jimp', table: 'entries' } as const;
