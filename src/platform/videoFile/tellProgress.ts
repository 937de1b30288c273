import type { Progress } from './workerCalls';

/** Often enough for a bar to move, and for the page to see that work goes on. */
const PROGRESS_MS = 100;

/** In a worker: tells the page the share done (0 to 1), at most ten times a second. */
export function createProgress(): (share: number) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (share) => {
    const now = performance.now();
    if (now - toldAt < PROGRESS_MS) return;
    toldAt = now;
    const progress: Progress = { kind: 'progress', share };
    self.postMessage(progress);
  };
}
