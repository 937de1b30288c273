/** Work that can wait does not wait for ever on a page that never rests, ms. */
const AT_THE_LATEST = 2000;

/** Does what can wait once the browser has nothing better to do. Returns how to call it off. */
export function whenIdle(action: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(action, 100);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(action, { timeout: AT_THE_LATEST });
  return () => cancelIdleCallback(handle);
}
