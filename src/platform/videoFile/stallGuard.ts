/** Reading has stopped when nothing has moved for so long: under the five seconds that nobody should wait in vain. */
const STALLED_AFTER_MS = 4500;
const TICK_MS = 250;

/**
 * Calls `onStall` when `moved` has not been called for 4.5 seconds in which this page could run: it counts ticks and not
 * the time, so that a page that was asleep or busy finds nothing stalled that has only not been heard.
 */
export function guardAgainstStall(onStall: () => void): { moved(): void; stop(): void } {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks++;
    if (ticks < STALLED_AFTER_MS / TICK_MS) return;
    clearInterval(timer);
    onStall();
  }, TICK_MS);
  return {
    moved: () => {
      ticks = 0;
    },
    stop: () => clearInterval(timer),
  };
}
