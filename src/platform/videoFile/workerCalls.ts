import { guardAgainstStall } from './stallGuard';
import { VideoFileError, type VideoFileProblem } from './videoFileError';

/** How far the worker has got, 0 to 1. */
export interface Progress {
  kind: 'progress';
  share: number;
}

export interface Failed {
  kind: 'failed';
  problem: VideoFileProblem;
}

export interface CallOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** The part of a worker that is used. */
type Talker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Sends requests to a worker, one after the other. */
export interface WorkerCalls<Request, Answer> {
  /** Rejects with a `VideoFileError`, or the signal's reason. */
  ask(request: Request, transfer?: Transferable[]): Promise<Answer>;
  close(): void;
}

/** Takes charge of the worker: ends it when the signal says so, or when it has been silent for 4.5 seconds. */
export function workerCalls<Request, Answer extends { kind: string }>(
  worker: Talker,
  { signal, onProgress }: CallOptions,
): WorkerCalls<Request, Answer> {
  const ask = (request: Request, transfer: Transferable[] = []) =>
    new Promise<Answer>((resolve, reject) => {
      const listening = new AbortController();
      const settle = (end: () => void) => {
        guard.stop();
        listening.abort();
        end();
      };
      const fail = (reason: unknown) =>
        settle(() => {
          worker.terminate();
          reject(reason);
        });
      const guard = guardAgainstStall(() => fail(new VideoFileError('stalled')));
      const hear = ({ data }: MessageEvent<Answer | Failed | Progress>) => {
        guard.moved();
        if (isProgress(data)) onProgress(data.share);
        else if (isFailed(data)) fail(new VideoFileError(data.problem));
        else settle(() => resolve(data));
      };
      worker.addEventListener('message', hear, { signal: listening.signal });
      worker.addEventListener('error', (event) => fail(new VideoFileError('unreadable', event.message)), {
        signal: listening.signal,
      });
      signal.addEventListener('abort', () => fail(signal.reason), { signal: listening.signal });
      if (signal.aborted) fail(signal.reason);
      else worker.postMessage(request, transfer);
    });
  return { ask, close: () => worker.terminate() };
}

const isProgress = (message: { kind: string }): message is Progress => message.kind === 'progress';
const isFailed = (message: { kind: string }): message is Failed => message.kind === 'failed';
