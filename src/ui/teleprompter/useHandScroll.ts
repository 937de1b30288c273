import { type RefObject, useEffect } from 'react';
import { movedTo } from '../../domain/teleprompter/promptSession';
import { type Mark, wordsAt } from '../../domain/teleprompter/scroll';
import type { SessionStore } from './sessionStore';

/**
 * In ms. After a finger or wheel the text keeps moving by itself for a while; when this long passes without a movement,
 * it has come to rest.
 */
const REST_MS = 150;

/** When somebody moves the text by finger or wheel, the session waits, and goes on from there. */
export function useHandScroll(
  session: SessionStore,
  scroller: RefObject<HTMLElement | null>,
  marks: RefObject<readonly Mark[]>,
): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    let isTouched = false;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const hold = () => {
      clearTimeout(resting);
      session.setState({ isHeld: true });
    };
    const letGoSoon = () => {
      clearTimeout(resting);
      if (!isTouched) resting = setTimeout(() => session.setState({ isHeld: false }), REST_MS);
    };
    const touch = () => {
      isTouched = true;
      hold();
    };
    const release = ({ touches }: TouchEvent) => {
      isTouched = touches.length > 0;
      letGoSoon();
    };
    const turnWheel = () => {
      hold();
      letGoSoon();
    };
    const follow = () => {
      // While nobody holds it, the session does the scrolling.
      if (!session.getState().isHeld) return;
      session.setState((state) => movedTo(state, wordsAt(element.scrollTop, marks.current)));
      letGoSoon();
    };

    element.addEventListener('touchstart', touch, options);
    element.addEventListener('touchend', release, options);
    element.addEventListener('touchcancel', release, options);
    element.addEventListener('wheel', turnWheel, options);
    element.addEventListener('scroll', follow, options);
    return () => {
      stop.abort();
      clearTimeout(resting);
      session.setState({ isHeld: false });
    };
  }, [session, scroller, marks]);
}
