import type { VideoFacts } from '../../contracts/videoAnalysis';
import { checkFile } from './checkFile';
import type { Answer, Measured, Missing, Request } from './measureMessages';
import { pageSound } from './pageSound';
import { seekFrames } from './seekFrames';
import { VideoFileError } from './videoFileError';
import { type CallOptions, type WorkerCalls, workerCalls } from './workerCalls';

type Calls = WorkerCalls<Request, Answer>;

/** What opening the file, with all that the worker can decode, takes of the whole where the page has to decode the rest. */
const OPENED = 0.2;

const startWorker = () => new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module' });

async function handFrames(file: Blob, calls: Calls, { signal, onProgress }: CallOptions): Promise<void> {
  for await (const { share, ...frame } of seekFrames(file)) {
    signal.throwIfAborted();
    await calls.ask({ kind: 'frame', frame }, [frame.rgba.buffer]);
    onProgress(OPENED + (1 - OPENED) * share);
  }
}

async function handSound(file: Blob, duration: number | null, calls: Calls): Promise<void> {
  for await (const { sampleRate, planes } of pageSound(file, duration))
    await calls.ask(
      { kind: 'sound', sampleRate, planes },
      planes.map(({ buffer }) => buffer),
    );
}

/** What WebCodecs cannot decode here is decoded by the page's own means, and measured by the worker. */
async function handMissing(
  file: Blob,
  { facts, missing }: { facts: VideoFacts; missing: Missing },
  calls: Calls,
  options: CallOptions,
): Promise<void> {
  if (missing.sound) await handSound(file, facts.duration, calls);
  if (missing.picture) await handFrames(file, calls, options);
}

/**
 * Measures a video or an image on this device, without a network: what its container says, its picture and its sound, and
 * pictures of the moments that the facts name. All work is done in a worker; what cannot be had is null.
 * @param signal ends it at once
 * @param onProgress share of the whole that is done, 0 to 1, never going back
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
  const calls: Calls = workerCalls(startWorker(), options);
  try {
    const opened = await calls.ask({ kind: 'file', file });
    if (opened.kind === 'opened') await handMissing(file, opened, calls, options);
    const finished = await calls.ask({ kind: 'finish' });
    if (finished.kind !== 'finished') throw new VideoFileError('unreadable');
    progress(1);
    return { facts: finished.facts, thumbnails: finished.thumbnails };
  } finally {
    calls.close();
  }
}
