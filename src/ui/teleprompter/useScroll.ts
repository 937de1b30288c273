import { type RefObject, useLayoutEffect, useRef } from 'react';
import { lineTopAt, type Mark, topAt } from '../../domain/teleprompter/scroll';
import type { SessionStore } from './sessionStore';

/** Where the lines are in the scroller: the px to scroll to for each one to be at the reading line. */
function marksIn(scroller: HTMLElement, total: number): Mark[] {
  const lines = scroller.querySelectorAll<HTMLElement>('[data-words]');
  const marks = Array.from(lines, (line): Mark => {
    // A part begins with its name.
    const place = line.previousElementSibling?.matches('[data-words]') ? line : (line.parentElement ?? line);
    return { words: Number(line.dataset.words), top: place.offsetTop };
  });
  const text = lines[0]?.offsetParent;
  return [...marks, { words: total, top: text?.clientHeight ?? 0 }];
}

/**
 * Keeps the scroller where the session is, whatever the size and shape of the screen; with reduced motion, line by
 * line. The returned marks are measured again whenever the layout changes.
 */
export function useScroll(session: SessionStore, scroller: RefObject<HTMLElement | null>): RefObject<readonly Mark[]> {
  const marks = useRef<readonly Mark[]>([]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const goesByLine = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const placeOf = goesByLine ? lineTopAt : topAt;
    const show = () => {
      const { run, isHeld } = session.getState();
      if (!isHeld) element.scrollTop = placeOf(run.words, marks.current);
    };
    const observer = new ResizeObserver(() => {
      marks.current = marksIn(element, session.getState().timeline.at(-1)?.end ?? 0);
      show();
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    const unsubscribe = session.subscribe(show);
    return () => {
      observer.disconnect();
      unsubscribe();
    };
  }, [session, scroller]);

  return marks;
}
