import type * as z from 'zod/mini';

/** Any response that is not OK. The message is `status: body`, with the status text if the body is empty. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** When the server wants to be asked again (`Retry-After`), in ms from now; undefined if it does not say. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, retryAfter?: number) {
    super(`${status}: ${message}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** A `Retry-After` header (seconds or a date; RFC 9110, 10.2.3) in ms from now. */
function readRetryAfter(value: string | null): number | undefined {
  if (!value?.trim()) return undefined;
  const wait = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

interface CallOptions {
  /** Sent as Accept-Language: the language chosen in the app. */
  language?: string;
  /** The secret sent as a bearer token, for the calls that ask for one. */
  authorization?: string;
  signal?: AbortSignal;
}

interface QueryOptions extends CallOptions {
  /** What to do about a 401; an error by default. */
  on401?: 'throw' | 'null';
  /** How long an answer is cached, in ms. Without it an answer never goes stale. */
  maxAge?: number;
  now?: () => number;
}

async function call(path: string, init: RequestInit, { language, authorization }: CallOptions): Promise<Response> {
  const headers = new Headers(init.headers);
  if (language) headers.set('Accept-Language', language);
  if (authorization) headers.set('Authorization', `Bearer ${authorization}`);
  const response = await fetch(path, { ...init, headers, credentials: 'include' });
  if (response.ok) return response;
  const body = await response.text();
  throw new ApiError(response.status, body || response.statusText, readRetryAfter(response.headers.get('Retry-After')));
}

const keptAnswers = new Map<string, { answer: unknown; at: number }>();

/**
 * GET `path` as JSON, checked against `schema`. Sends cookies and never retries. The answer is cached for as long as
 * the page lives (or `maxAge`, in ms) and never refetched on focus. Rejects with an ApiError if the response is not OK.
 */
export async function query<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  { on401 = 'throw', maxAge = Number.POSITIVE_INFINITY, now = Date.now, language, signal }: QueryOptions = {},
): Promise<z.infer<S> | null> {
  const key = `${language ?? ''} ${path}`;
  const keptAnswer = keptAnswers.get(key);
  if (keptAnswer && now() - keptAnswer.at < maxAge) return schema.parse(keptAnswer.answer);
  try {
    const response = await call(path, { ...(signal && { signal }) }, { language });
    const answer = schema.parse(await response.json());
    keptAnswers.set(key, { answer, at: now() });
    return answer;
  } catch (error) {
    if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * Sends `body` as JSON if there is one, with cookies, once. The caller reads the response. Rejects with an ApiError if
 * it is not OK.
 */
export async function mutate(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  { signal, ...options }: CallOptions = {},
): Promise<Response> {
  const init: RequestInit = { method, ...(signal && { signal }) };
  if (body === undefined) return call(path, init, options);
  return call(path, { ...init, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }, options);
}

/** Forgets all cached answers; used by tests and 'erase everything'. */
export function forgetAnswers(): void {
  keptAnswers.clear();
}
