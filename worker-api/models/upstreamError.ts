/** Why a model gave no answer; the word goes into the log. */
export type UpstreamFailure =
  | 'http'
  | 'transport'
  | 'unreadable'
  | 'timeout'
  | 'schema refused'
  | 'circuit open'
  | 'cancelled'
  | 'not counted'
  | 'nothing to show';

/** A call to a model that failed, with what decides whether it is worth another try. */
export class UpstreamError extends Error {
  readonly status?: number;
  /** What the server asks to wait. */
  readonly retryAfterMs?: number;

  constructor(
    readonly failure: UpstreamFailure,
    { status, retryAfterMs }: { status?: number; retryAfterMs?: number } = {},
  ) {
    super(status === undefined ? failure : `${failure} ${status}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** Too many calls, a server that is ill, a connection that broke, a schema left out: the next try may well succeed. */
  get isPassing(): boolean {
    if (this.failure === 'transport' || this.failure === 'schema refused') return true;
    return this.status !== undefined && (this.status === 429 || this.status >= 500);
  }
}

/** Milliseconds of a Retry-After header: seconds, or a date. `undefined` if there is none that can be read. */
export function parseRetryAfter(header: string | null | undefined, now: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
