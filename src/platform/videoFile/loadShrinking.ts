/** Waiting for the network is no stall: the page is told as often. */
const TICK_MS = 1000;
/** Its 30 KB have come by then on a connection over which a video could be sent. */
const MOST_MS = 15_000;

const after = (ms: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`Nothing has come for ${ms} ms`)), ms);
  });

/**
 * What makes the small version. It only serves sending, which needs the network itself, so no device stores it: it is fetched
 * when it is wanted. Undefined where it cannot be fetched.
 * @param onWaiting called every second until then
 * @param load what fetches it
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
