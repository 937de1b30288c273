/**
 * In ms: reading has stalled if nothing has moved for this long, just under the five seconds that nobody should wait in
 * vain.
 */
const STALLED_AFTER_MS = 4500;
const TICK_MS = 250;

/**
 * Calls `onStall` when `moved` has not been called for 4.5 seconds during which this page could run. It counts ticks
 * instead of time, so that a page that was asleep or busy does not mistake unheard messages for a stall.
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
