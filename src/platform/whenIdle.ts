/** In ms: work that can wait does not wait for ever on a page that never rests. */
const AT_THE_LATEST = 2000;

/** Runs `action` once the browser is idle. Returns a function that cancels it. */
export function whenIdle(action: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(action, 100);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(action, { timeout: AT_THE_LATEST });
  return () => cancelIdleCallback(handle);
}
