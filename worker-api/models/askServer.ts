import type { Runtime } from '../runtime';
import { parseRetryAfter, UpstreamError } from './upstreamError';
import { upstreamFetch } from './upstreamFetch';

/** A judgement is a few kilobytes; an answer longer than this is not read. */
const MOST_ANSWER_BYTES = 1024 * 1024;

interface Question {
  url: string;
  headers: Record<string, string>;
  body: string | ReadableStream<Uint8Array>;
}

/** POSTs JSON to a model server and reads its JSON answer. Rejects with an UpstreamError. */
export async function askServer(
  { url, headers, body }: Question,
  { runtime, signal }: { runtime: Runtime; signal: AbortSignal },
): Promise<unknown> {
  const response = await upstreamFetch(runtime)(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body,
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), runtime.now());
    throw new UpstreamError('http', { status: response.status, retryAfterMs });
  }
  const text = await readAnswer(response, signal);
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamError('unreadable', { status: response.status });
  }
}

async function readAnswer({ body, status }: Response, signal: AbortSignal): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > MOST_ANSWER_BYTES) break;
    }
  } catch {
    throw new UpstreamError(signal.aborted ? 'timeout' : 'transport');
  }
  if (text.length > MOST_ANSWER_BYTES) throw new UpstreamError('unreadable', { status });
  return text;
}
