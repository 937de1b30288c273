/** Why a model gave no answer; this word goes into the log. */
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

/** A failed call to a model, with what decides whether it is worth another try. */
export class UpstreamError extends Error {
  readonly status?: number;
  /** How long the server asks to wait. */
  readonly retryAfterMs?: number;

  constructor(
    readonly failure: UpstreamFailure,
    { status, retryAfterMs }: { status?: number; retryAfterMs?: number } = {},
  ) {
    super(status === undefined ? failure : `${failure} ${status}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** Too many calls, a server in trouble, a broken connection, a refused schema: the next try may well succeed. */
  get isPassing(): boolean {
    if (this.failure === 'transport' || this.failure === 'schema refused') return true;
    return this.status !== undefined && (this.status === 429 || this.status >= 500);
  }
}

/**
 * A Retry-After header (seconds, or a date) in milliseconds from `now`. `undefined` if there is none that can be read.
 */
export function parseRetryAfter(header: string | null | undefined, now: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
