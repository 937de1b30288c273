import type { Runtime } from '../runtime';
import { UpstreamError } from './upstreamError';

/**
 * A fetch for the SDK, which tells a connection that broke from an answer that cannot be read only now and then: the
 * body is read here to its end, and what goes wrong on the way is an UpstreamError.
 */
export function wholeFetch({ fetch }: Runtime): typeof globalThis.fetch {
  return async (input, init) => {
    try {
      const response = await fetch(input, init);
      const bytes = await response.arrayBuffer();
      return new Response(bytes.byteLength > 0 ? bytes : null, response);
    } catch {
      throw new UpstreamError(init?.signal?.aborted ? 'timeout' : 'transport');
    }
  };
}
