/** What the worker needs from the world around it, passed in so that tests need neither a clock nor a network. */
export interface Runtime {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** 0 ≤ x < 1. */
  random: () => number;
  /** Resolves after `ms`, or rejects with the signal's reason as soon as it aborts. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A signal that aborts after `ms`. */
  timeout: (ms: number) => AbortSignal;
  /**
   * A pipe for bytes that buffers none: a write resolves once its bytes have been taken, and then their memory may be
   * reused.
   */
  pipe: () => { readable: ReadableStream<Uint8Array>; writable: WritableStream<Uint8Array> };
  log: (line: LogLine) => void;
  /** The edge's cache, by address; absent where there is none. */
  cache: () => Pick<Cache, 'match' | 'put'> | undefined;
}

/** One line of the log. It never holds anything that a person wrote. */
export interface LogLine {
  level: 'info' | 'error';
  [field: string]: string | number | undefined;
}

export const edgeRuntime: Runtime = {
  fetch: (input, init) => fetch(input, init),
  now: Date.now,
  random: Math.random,
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', stop, { once: true });
      function done() {
        signal.removeEventListener('abort', stop);
        resolve();
      }
      function stop() {
        clearTimeout(timer);
        reject(signal.reason);
      }
    }),
  timeout: (ms) => AbortSignal.timeout(ms),
  pipe: () => new IdentityTransformStream(),
  // `warn` carries the ordinary lines too: lint reserves console.log for calls left behind by accident.
  cache: () => (typeof caches === 'undefined' ? undefined : caches.default),
  log: (line) => (line.level === 'error' ? console.error(JSON.stringify(line)) : console.warn(JSON.stringify(line))),
};
