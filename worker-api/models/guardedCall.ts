import type { Runtime } from '../runtime';
import type { Circuit } from './circuit';
import { MAX_CALLS, withRetry } from './retry';
import { UpstreamError } from './upstreamError';

export interface Guard {
  runtime: Runtime;
  circuit: Circuit;
  deadlineMs: number;
  /**
   * Aborts when nobody waits for the answer any more. That says nothing about the model, so the circuit does not count
   * it.
   */
  cancelled?: AbortSignal;
  /** How often the call may be made. */
  calls?: number;
}

/**
 * The path of every call to a model: no call while the circuit is open, one deadline for all tries, one retry loop.
 * Rejects with an UpstreamError.
 */
export async function guardedCall<T>(
  call: (signal: AbortSignal) => Promise<T>,
  { runtime, circuit, deadlineMs, cancelled, calls = MAX_CALLS }: Guard,
): Promise<T> {
  if (!circuit.enter()) throw new UpstreamError('circuit open');
  const deadline = runtime.timeout(deadlineMs);
  const signal = cancelled ? AbortSignal.any([deadline, cancelled]) : deadline;
  const deadlineAt = runtime.now() + deadlineMs;
  try {
    const result = await withRetry(() => call(signal), { runtime, signal, deadlineAt, calls });
    circuit.succeeded();
    return result;
  } catch (error) {
    if (cancelled?.aborted) throw new UpstreamError('cancelled');
    circuit.failed();
    if (error instanceof UpstreamError) throw error;
    if (signal.aborted) throw new UpstreamError('timeout');
    throw error;
  }
}
