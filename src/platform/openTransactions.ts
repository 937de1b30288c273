// A browser may put a page that is left away as it stands, to bring it back at once. In Safari, what the page has begun in
// the database stays open then, and whoever needs the database, the app's next page first of all, waits for it.

const open = new Set<IDBTransaction>();
let isBack = Promise.resolve();

/** Resolves when the page may use the database: at once, unless it is being put away. */
export const mayOpen = (): Promise<void> => isBack;

/** Gives the transaction up, as if it had failed, when the page is put away before it is over. */
export function giveUpWhenPutAway(transaction: IDBTransaction): void {
  open.add(transaction);
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => open.delete(transaction));
}

/** Elsewhere the browser ends it, and what was typed last is written. */
const staysOpen = () => navigator.vendor.startsWith('Apple');

function giveUp(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is being finished.
  }
}

globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (!persisted || !staysOpen()) return;
  isBack = new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }));
  open.forEach(giveUp);
});
