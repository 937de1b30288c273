import { type TouchEvent, useRef } from 'react';
import { shownLanguage } from '../../../i18n/i18n';
import { directionOf } from '../../../lib/direction';

/** How far a finger has to move sideways, px, and how many times farther than up or down. */
const FAR = 60;
const STEEP = 2;

/**
 * A sideways swipe: one forward or one back, by the direction of the language. What scrolls sideways itself keeps its
 * swipes.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ target, touches }: TouchEvent) {
      const finger = touches.item(0);
      const isFree = touches.length === 1 && target instanceof Element && !target.closest('[data-swipes-itself]');
      start.current = finger && isFree ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches.item(0);
      if (!start.current || !finger) return;
      const [along, across] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(along) < FAR || Math.abs(along) < STEEP * Math.abs(across)) return;
      const forward = directionOf(shownLanguage()) === 'rtl' ? along > 0 : along < 0;
      onSwipe(forward ? 1 : -1);
    },
  };
}
