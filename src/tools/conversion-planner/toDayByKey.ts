import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/**
 * What the arrows do while a video is lifted: they move it from day to day, to the middle of the next.
 *
 * @param start the day that the first arrow moves on from
 * @param day holds the day that was reached
 */
export function toDayByKey(
  week: readonly string[],
  start: string,
  day: { current: string | undefined },
): KeyboardCoordinateGetter {
  return (event, { context: { droppableRects, collisionRect } }) => {
    const isRtl = document.documentElement.dir === 'rtl';
    const steps: Readonly<Record<string, number>> = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 };
    const step = steps[event.code];
    const target = step && week[week.indexOf(day.current ?? start) + step];
    const place = target && droppableRects.get(target);
    if (!target || !place || !collisionRect) return undefined;
    event.preventDefault();
    day.current = target;
    return {
      x: place.left + (place.width - collisionRect.width) / 2,
      y: place.top + (place.height - collisionRect.height) / 2,
    };
  };
}
