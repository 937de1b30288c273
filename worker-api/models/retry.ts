import type { Runtime } from '../runtime';
import { UpstreamError } from './upstreamError';

/** Calls to a model per request, including the first. The SDK's own retries are off: this is the only loop. */
export const MAX_CALLS = 2;
const PAUSE_MS = 400;
/** A call is not worth making with less time than this left. */
const SHORTEST_CALL_MS = 500;

/**
 * Calls until it succeeds, at most `calls` times, and only after a failure that may pass. It waits as long as the
 * server asked, else about PAUSE_MS with jitter, and gives up when that leaves no time for another call before
 * `deadlineAt` (on the runtime's clock, in ms).
 */
export async function withRetry<T>(
  call: () => Promise<T>,
  { runtime, signal, deadlineAt, calls }: { runtime: Runtime; signal: AbortSignal; deadlineAt: number; calls: number },
): Promise<T> {
  for (let callsMade = 1; ; callsMade += 1) {
    try {
      return await call();
    } catch (error) {
      if (callsMade === calls || signal.aborted || !(error instanceof UpstreamError) || !error.isPassing) throw error;
      const pause = error.retryAfterMs ?? PAUSE_MS * (0.5 + runtime.random());
      if (runtime.now() + pause + SHORTEST_CALL_MS > deadlineAt) throw error;
      await runtime.sleep(pause, signal);
    }
  }
}
