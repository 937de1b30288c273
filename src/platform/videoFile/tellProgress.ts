import type { Progress } from './workerCalls';

/** Often enough for a bar that moves, and for the page to see that it goes on. */
const PROGRESS_MS = 100;

/** In a worker: tells the page how far it is (0 to 1), ten times a second at most. */
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
