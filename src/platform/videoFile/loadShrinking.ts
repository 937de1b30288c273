/** Waiting for the network is not a stall, so the page hears something this often. */
const TICK_MS = 1000;
/** In ms: over any connection fit for sending a video, its 30 KB have arrived by then. */
const MOST_MS = 15_000;

const after = (ms: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`Nothing has come for ${ms} ms`)), ms);
  });

/**
 * Loads the code that makes the small version. It only serves sending, which needs the network anyway, so no device
 * stores it: it is fetched when needed. Undefined if it cannot be fetched.
 * @param onWaiting called every second until then
 * @param load fetches it
 */
export async function loadShrinking(onWaiting: () => void, load = () => import('./shrinkVideo')) {
  const ticking = setInterval(onWaiting, TICK_MS);
  try {
    return await Promise.race([load(), after(MOST_MS)]);
  } catch (error) {
    console.warn('What makes a small version cannot be fetched:', error);
    return undefined;
  } finally {
    clearInterval(ticking);
  }
}
