import type { Answer, Request } from './videoMessages';
import { type CallOptions, type WorkerCalls, workerCalls } from './workerCalls';

export type VideoWorker = WorkerCalls<Request, Answer>;

/** Starts a worker for one file. Measuring and shrinking share its code, most of which is mediabunny's reading. */
export function startVideoWorker(options: CallOptions): VideoWorker {
  return workerCalls(new Worker(new URL('./video.worker.ts', import.meta.url), { type: 'module' }), options);
}
