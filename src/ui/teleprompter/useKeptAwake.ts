import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { keepAwake } from '../../platform/wakeLock';
import type { SessionStore } from './sessionStore';

type Notice = 'none' | 'shown' | 'dismissed';

/** Keeps the screen on while a script is read; if the device does not, `mayDim` says so until it is dismissed. */
export function useKeptAwake(session: SessionStore): { mayDim: boolean; dismiss: () => void } {
  const isPaused = useStore(session, ({ phase }) => phase === 'paused');
  const [notice, setNotice] = useState<Notice>('none');

  useEffect(() => {
    if (isPaused) return;
    return keepAwake(() => setNotice((last) => (last === 'none' ? 'shown' : last)));
  }, [isPaused]);

  return { mayDim: notice === 'shown', dismiss: () => setNotice('dismissed') };
}
