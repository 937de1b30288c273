import type { ProviderConfig } from '../../env';
import type { Runtime } from '../../runtime';
import { parseRetryAfter, UpstreamError } from '../upstreamError';
import { upstreamFetch } from '../upstreamFetch';

/** Speech from POST {base}/audio/speech, which the SDK's provider does not cover: the audio as it streams in. */
export async function openAICompatibleSpeech(
  { baseUrl, apiKey }: ProviderConfig,
  request: { model: string; voice: string; text: string },
  { runtime, signal }: { runtime: Runtime; signal: AbortSignal },
): Promise<{ audio: ReadableStream; contentType: string }> {
  const response = await upstreamFetch(runtime)(`${baseUrl}/audio/speech`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(apiKey && { Authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify({ model: request.model, voice: request.voice, input: request.text, response_format: 'mp3' }),
    signal,
  });
  const contentType = response.headers.get('Content-Type') ?? '';
  const { body } = response;
  if (response.ok && body && /^(?:audio\/|application\/octet-stream)/.test(contentType)) {
    return { audio: body, contentType };
  }
  await body?.cancel();
  if (response.ok) throw new UpstreamError('unreadable', { status: response.status });
  const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), runtime.now());
  throw new UpstreamError('http', { status: response.status, retryAfterMs });
}
