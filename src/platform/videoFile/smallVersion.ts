import { type CallOptions, workerCalls } from './workerCalls';

export interface ShrinkAnswer {
  kind: 'shrunk';
  small: Blob | undefined;
}

/**
 * A version of the video that is small enough to send: its first 90 seconds at 540p and a low rate (shrinkVideo.ts).
 * Undefined where there is none: the browser cannot make it, the file cannot be read, or it would not be smaller.
 * @param signal ends it at once
 * @param onProgress share that is done, 0 to 1
 * @returns rejects with the signal's reason only
 */
export async function makeSmallVersion(file: Blob, { signal, onProgress }: CallOptions): Promise<Blob | undefined> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./smallVersion.worker.ts', import.meta.url), { type: 'module' });
  const calls = workerCalls<Blob, ShrinkAnswer>(worker, { signal, onProgress });
  try {
    return (await calls.ask(file)).small;
  } catch (error) {
    signal.throwIfAborted();
    console.warn('There is no small version:', error);
    return undefined;
  } finally {
    calls.close();
  }
}
