import { parseRetryAfter } from '../models/upstreamError';

/** The outcome of a push. `status` is the push service's answer, absent when there was none. */
export type PushOutcome =
  | { kind: 'sent'; status: number }
  /** The subscription no longer exists. */
  | { kind: 'gone'; status: number }
  /** Another try would be refused as well. */
  | { kind: 'refused'; status?: number; why: string }
  /** It may pass: try again, not before `retryAfterMs` if the service says so. */
  | { kind: 'delayed'; status?: number; retryAfterMs?: number };

const WHY: Readonly<Record<number, string>> = {
  401: 'our VAPID key or subject is wrong',
  403: 'our VAPID key or subject is wrong',
  413: 'the message is too large',
};

/**
 * What a push service's answer means (RFC 8030, and how the services use it). 401 and 403 are about our key: one wrong
 * setting must not delete everybody's subscription. A redirect counts as refused, since it could lead anywhere.
 */
export function readPushAnswer(status: number, retryAfter: string | null, now: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent', status };
  if (status === 404 || status === 410) return { kind: 'gone', status };
  if (status === 429 || status >= 500) {
    return { kind: 'delayed', status, retryAfterMs: parseRetryAfter(retryAfter, now) };
  }
  const other = status >= 300 && status < 400 ? 'a redirect is not followed' : 'the push service does not take it';
  return { kind: 'refused', status, why: WHY[status] ?? other };
}

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * In ms: how long to wait after the `attempt`-th try (1, 2 …). 5 s, 15 s, 45 s … at most 5 min, or longer if the service
 * asks for it.
 */
export function pauseMs(attempt: number, retryAfterMs = 0): number {
  return Math.max(Math.min(FIRST_PAUSE_MS * 3 ** (attempt - 1), LONGEST_PAUSE_MS), retryAfterMs);
}
