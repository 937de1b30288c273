import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What shows that somebody has taken over. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * An address with an anchor leads to that section once the screen is there: at once, since nothing may move for whoever
 * wants no motion. Sections above it grow as their contents are read: it stays in place until the first gesture.
 */
export function useSectionOfAddress(isShown: boolean): void {
  const location = useLocation();
  useEffect(() => {
    const heading = isShown && document.getElementById(location.hash.slice(1));
    if (!heading) return;
    heading.focus({ preventScroll: true });
    const observer = new ResizeObserver(() => heading.scrollIntoView());
    observer.observe(heading.closest('section')?.parentElement ?? heading);
    const stop = () => observer.disconnect();
    for (const gesture of GESTURES) addEventListener(gesture, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const gesture of GESTURES) removeEventListener(gesture, stop);
    };
  }, [isShown, location]);
}
