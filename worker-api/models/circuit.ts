const FAILURES_TO_OPEN = 3;
const PAUSE_MS = 30_000;

/**
 * Keeps requests from waiting for a model that does not answer. After FAILURES_TO_OPEN failures in a row it is open: no
 * call is made. After a pause one request tries (half open): success closes it, failure keeps it open for another
 * pause. Its state lives in the isolate's memory.
 */
export interface Circuit {
  /** May this request call the model? */
  enter: () => boolean;
  succeeded: () => void;
  failed: () => void;
}

export function createCircuit(now: () => number): Circuit {
  let failures = 0;
  let nextTryAt = 0;
  return {
    enter() {
      if (failures < FAILURES_TO_OPEN) return true;
      if (now() < nextTryAt) return false;
      // The next try is a whole pause away, even if this one is never heard of again (its client left).
      nextTryAt = now() + PAUSE_MS;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      nextTryAt = now() + PAUSE_MS;
    },
  };
}
