import type { VideoFacts } from '../../contracts/videoAnalysis';
import { checkFile } from './checkFile';
import { pageSound } from './pageSound';
import { seekFrames } from './seekFrames';
import { VideoFileError } from './videoFileError';
import type { Measured, Missing } from './videoMessages';
import { startVideoWorker, type VideoWorker } from './videoWorker';
import type { CallOptions } from './workerCalls';

/** The share that opening the file takes, with all that the worker can decode, if the page has to decode the rest. */
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

/** Decodes with the page's own means what WebCodecs cannot decode here, for the worker to measure. */
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

/** Rejects when the signal is aborted, even if something under way cannot be stopped. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Measures a video or an image on this device, without a network: its container, its picture and its sound, with
 * pictures of the moments that the facts name. All work is done in a worker; what cannot be measured is null. Rejects
 * with a `VideoFileError`, or the signal's reason.
 * @param options.signal ends it at once
 * @param options.onProgress the share done, 0 to 1, never going back
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
