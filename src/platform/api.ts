import type * as z from 'zod/mini';

/** Any answer that is not OK: the message is `status: body`, with the status text where the body is empty. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** After how long the server wants to be asked again (`Retry-After`), ms; undefined where it does not say. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, retryAfter?: number) {
    super(`${status}: ${message}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** `Retry-After` holds seconds or a date (RFC 9110, 10.2.3). In ms. */
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
  /** What a 401 gives; an error unless asked otherwise. */
  on401?: 'throw' | 'null';
  /** How long an answer is kept, ms. Without it an answer never goes stale. */
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

const kept = new Map<string, { answer: unknown; at: number }>();

/**
 * GET `path` as JSON, checked against `schema`. Cookies are sent; nothing is tried again; an answer is kept for as long
 * as the page lives (or `maxAge`) and never fetched anew on focus.
 */
export async function query<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  { on401 = 'throw', maxAge = Number.POSITIVE_INFINITY, now = Date.now, language, signal }: QueryOptions = {},
): Promise<z.infer<S> | null> {
  const key = `${language ?? ''} ${path}`;
  const known = kept.get(key);
  if (known && now() - known.at < maxAge) return schema.parse(known.answer);
  try {
    const response = await call(path, { ...(signal && { signal }) }, { language });
    const answer = schema.parse(await response.json());
    kept.set(key, { answer, at: now() });
    return answer;
  } catch (error) {
    if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Sends `body` as JSON where there is one, with cookies, once. The answer is the caller's to read. */
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

/** Forgets every kept answer; tests and 'erase everything' use it. */
export function forgetAnswers(): void {
  kept.clear();
}
