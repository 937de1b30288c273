// When a page is left, a browser may freeze it as it stands, to bring it back at once. In Safari, its open database
// transactions then stay open, and whoever needs the database waits for them, above all the app's next page.

const open = new Set<IDBTransaction>();
let isBack = Promise.resolve();

/** Resolves when the page may use the database: at once, unless it is being frozen. */
export const mayOpen = (): Promise<void> => isBack;

/** Aborts the transaction, as if it had failed, if the page is frozen before it is over. */
export function giveUpWhenPutAway(transaction: IDBTransaction): void {
  open.add(transaction);
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => open.delete(transaction));
}

/** Other browsers end the transaction, and what was typed last is written. */
const staysOpen = () => navigator.vendor.startsWith('Apple');

function giveUp(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is just finishing.
  }
}

globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (!persisted || !staysOpen()) return;
  isBack = new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }));
  open.forEach(giveUp);
});
