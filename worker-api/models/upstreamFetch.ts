import type { Runtime } from '../runtime';
import { UpstreamError } from './upstreamError';

/** A fetch that rejects with an UpstreamError, because each runtime words a broken connection differently. */
export function upstreamFetch({ fetch }: Runtime): typeof globalThis.fetch {
  return (input, init) =>
    fetch(input, init).catch(() => {
      throw new UpstreamError(init?.signal?.aborted ? 'timeout' : 'transport');
    });
}
