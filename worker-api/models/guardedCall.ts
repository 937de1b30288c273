import type { Runtime } from '../runtime';
import type { Circuit } from './circuit';
import { withRetry } from './retry';
import { UpstreamError } from './upstreamError';

/**
 * The way every call to a model takes: not at all while the circuit is open, under one deadline for all tries, with
 * the one retry loop. Rejects with an UpstreamError.
 */
export async function guardedCall<T>(
  call: (signal: AbortSignal) => Promise<T>,
  { runtime, circuit, deadlineMs }: { runtime: Runtime; circuit: Circuit; deadlineMs: number },
): Promise<T> {
  if (!circuit.enter()) throw new UpstreamError('circuit open');
  const signal = runtime.timeout(deadlineMs);
  const deadlineAt = runtime.now() + deadlineMs;
  try {
    const result = await withRetry(() => call(signal), { runtime, signal, deadlineAt });
    circuit.succeeded();
    return result;
  } catch (error) {
    circuit.failed();
    if (error instanceof UpstreamError) throw error;
    if (signal.aborted) throw new UpstreamError('timeout');
    throw error;
  }
}
