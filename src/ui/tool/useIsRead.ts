import { useEffect, useState } from 'react';
import type { StoreStatus } from '../../state/store/persistedStore';

/** What can be asked whether it is read: a stored slice, or several that are read as one. It stays the same object. */
export interface Readable {
  status(): StoreStatus;
  hydrate(): Promise<void>;
}

/** True once what is stored is read, or cannot be; at once where it was read before. */
export function useIsRead(stored: Readable): boolean {
  const [isRead, setRead] = useState(() => stored.status() === 'ready');
  useEffect(() => {
    let isShown = true;
    void stored.hydrate().then(() => isShown && setRead(true));
    return () => {
      isShown = false;
    };
  }, [stored]);
  return isRead;
}
