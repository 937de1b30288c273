import { startVideoWorker } from './videoWorker';
import type { CallOptions } from './workerCalls';

/**
 * A version of the video that is small enough to send: its first 90 seconds at 540p and a low rate (shrinkVideo.ts).
 * Undefined if there is none: the browser cannot make it, the file cannot be read, or it would not be smaller.
 * 'unreached' if the code for it could not be fetched, so that nothing can be sent either. Rejects only with the
 * signal's reason.
 * @param options.signal ends it at once
 * @param options.onProgress the share done, 0 to 1
 */
export async function makeSmallVersion(file: Blob, options: CallOptions): Promise<Blob | 'unreached' | undefined> {
  options.signal.throwIfAborted();
  const worker = startVideoWorker(options);
  try {
    const answer = await worker.ask({ kind: 'shrink', file });
    if (answer.kind === 'unreached') return 'unreached';
    return answer.kind === 'shrunk' ? answer.small : undefined;
  } catch (error) {
    options.signal.throwIfAborted();
    console.warn('There is no small version:', error);
    return undefined;
  } finally {
    worker.close();
  }
}
