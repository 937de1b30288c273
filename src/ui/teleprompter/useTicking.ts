import { useEffect } from 'react';
import { useStore } from 'zustand';
import { elapsed } from '../../domain/teleprompter/promptSession';
import { now } from '../../platform/clock';
import { teleprompterStore } from '../../state/slices/teleprompterStore';
import type { SessionStore } from './sessionStore';

/**
 * Advances the session's time unless it is paused. Every frame adds the real time since the last one, so a page that
 * was out of sight, and got no frames, is right again with its first.
 */
export function useTicking(session: SessionStore): void {
  const isPaused = useStore(session, ({ phase }) => phase === 'paused');

  useEffect(() => {
    if (isPaused) return;
    let last = now().getTime();
    let frame = requestAnimationFrame(tick);
    function tick() {
      const time = now().getTime();
      const seconds = Math.max(time - last, 0) / 1000;
      last = time;
      session.setState((state) => elapsed(state, seconds, teleprompterStore.getState().wordsPerMinute));
      frame = requestAnimationFrame(tick);
    }
    return () => cancelAnimationFrame(frame);
  }, [session, isPaused]);
}
