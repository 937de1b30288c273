import type { VideoFacts } from '../../contracts/videoAnalysis';
import { checkFile } from './checkFile';
import { pageSound } from './pageSound';
import { seekFrames } from './seekFrames';
import { VideoFileError } from './videoFileError';
import type { Measured, Missing } from './videoMessages';
import { startVideoWorker, type VideoWorker } from './videoWorker';
import type { CallOptions } from './workerCalls';

/** What opening the file, with all that the worker can decode, takes of the whole where the page has to decode the rest. */
const OPENED = 0.2;

async function handFrames(file: Blob, worker: VideoWorker, { signal, onProgress }: CallOptions): Promise<void> {
  for await (const { share, ...frame } of seekFrames(file)) {
    signal.throwIfAborted();
    await worker.ask({ kind: 'frame', frame }, [frame.rgba.buffer]);
    onProgress(OPENED + (1 - OPENED) * share);
  }
}

async function handSound(file: Blob, duration: number | null, worker: VideoWorker): Promise<void> {
  for await (const { sampleRate, planes } of pageSound(file, duration))
    await worker.ask(
      { kind: 'sound', sampleRate, planes },
      planes.map(({ buffer }) => buffer),
    );
}

/** What WebCodecs cannot decode here is decoded by the page's own means, and measured by the worker. */
async function handMissing(
  file: Blob,
  { facts, missing }: { facts: VideoFacts; missing: Missing },
  worker: VideoWorker,
  options: CallOptions,
): Promise<void> {
  if (missing.sound) await handSound(file, facts.duration, worker);
  if (missing.picture) await handFrames(file, worker, options);
}

async function measure(file: Blob, worker: VideoWorker, options: CallOptions): Promise<Measured> {
  const opened = await worker.ask({ kind: 'measure', file });
  if (opened.kind === 'opened') await handMissing(file, opened, worker, options);
  const finished = await worker.ask({ kind: 'finish' });
  if (finished.kind !== 'finished') throw new VideoFileError('unreadable');
  options.onProgress(1);
  return finished.measured;
}

/** Rejects when the signal is aborted, also where something under way cannot be stopped. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Measures a video or an image on this device, without a network: what its container says, its picture and its sound, and
 * pictures of the moments that the facts name. All work is done in a worker; what cannot be had is null.
 * @param options.signal ends it at once
 * @param options.onProgress share of the whole that is done, 0 to 1, never going back
 * @returns rejects with a `VideoFileError`, or the signal's reason
 */
export async function measureVideo(file: Blob, { signal, onProgress }: CallOptions): Promise<Measured> {
  signal.throwIfAborted();
  const problem = checkFile(file);
  if (problem) throw new VideoFileError(problem);
  let reached = 0;
  const progress = (share: number) => {
    reached = Math.max(reached, Math.min(1, share));
    onProgress(reached);
  };
  const options = { signal, onProgress: progress };
  const worker = startVideoWorker(options);
  try {
    return await Promise.race([measure(file, worker, options), aborted(signal)]);
  } finally {
    worker.close();
  }
}
