import { pageVisibility } from './pageVisibility';

/**
 * Keeps the screen on, renewing it whenever the page returns, since the browser releases it when the page goes out of
 * sight. `onRefused` is called at most once, if the device cannot or will not. Returns a function that lets the screen
 * sleep again.
 */
export function keepAwake(onRefused: () => void): () => void {
  if (!('wakeLock' in navigator)) {
    onRefused();
    return () => undefined;
  }
  let lock: WakeLockSentinel | undefined;
  let isWanted = true;
  let isRefused = false;

  const request = async () => {
    if (lock && !lock.released) return;
    try {
      const granted = await navigator.wakeLock.request('screen');
      if (isWanted) lock = granted;
      else await granted.release();
    } catch (error) {
      console.warn('The screen may go dark', error);
      // Out of sight nothing is granted, and nothing is needed.
      if (isRefused || !isWanted || document.visibilityState === 'hidden') return;
      isRefused = true;
      onRefused();
    }
  };
  void request();
  const stop = pageVisibility.onVisible(request);

  return () => {
    isWanted = false;
    stop();
    lock?.release().catch(console.warn);
  };
}
