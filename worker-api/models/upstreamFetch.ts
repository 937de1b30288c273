import type { Runtime } from '../runtime';
import { UpstreamError } from './upstreamError';

/** A fetch whose rejection is an UpstreamError: runtimes word a broken connection each in their own way. */
export function upstreamFetch({ fetch }: Runtime): typeof globalThis.fetch {
  return (input, init) =>
    fetch(input, init).catch(() => {
      throw new UpstreamError(init?.signal?.aborted ? 'timeout' : 'transport');
    });
}
