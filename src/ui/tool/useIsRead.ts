import { useEffect, useState } from 'react';
import type { StoreStatus } from '../../state/store/persistedStore';

/**
 * Something that can be asked whether it has been read: a stored slice, or several read together. It must stay the same
 * object.
 */
export interface Readable {
  status(): StoreStatus;
  hydrate(): Promise<void>;
}

/** True once the stored data has been read, or cannot be; immediately if it was read before. */
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
