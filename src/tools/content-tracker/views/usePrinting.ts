import { useSyncExternalStore } from 'react';

let isPrinting = false;

function subscribe(look: () => void): () => void {
  const stop = new AbortController();
  const set = (value: boolean) => () => {
    isPrinting = value;
    look();
  };
  addEventListener('beforeprint', set(true), { signal: stop.signal });
  addEventListener('afterprint', set(false), { signal: stop.signal });
  return () => stop.abort();
}

/** True while the page is being printed, where nothing can be scrolled or opened: everything has to be there then. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
