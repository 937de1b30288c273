import { AISDKError, APICallError, type LanguageModelV4, type LanguageModelV4Message } from '@ai-sdk/provider';
import * as z from 'zod/mini';
import { parseRetryAfter, UpstreamError } from './upstreamError';

/** Some servers refuse a schema; the instructions describe the same JSON in words. */
const REFUSES_SCHEMA = new Set([400, 422]);

/** One message of a conversation with a model. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

export interface Prompt {
  instructions: string;
  turns: readonly Turn[];
  maxOutputTokens: number;
}

export interface CallOptions {
  signal: AbortSignal;
  now: () => number;
}

/**
 * A function that makes one call to a model for a prompt and returns the model's text, which should be JSON of the
 * schema. The schema is sent until the server refuses one, and never again after that. The caller has to check the
 * text, for not every server keeps to the schema. Rejects with an UpstreamError whatever went wrong.
 */
export function jsonAsker(
  model: LanguageModelV4,
  { schema, name }: { schema: z.ZodMiniType; name: string },
): (prompt: Prompt, options: CallOptions) => Promise<string> {
  const responseFormat = { type: 'json' as const, schema: z.toJSONSchema(schema, { target: 'draft-7' }), name };
  let withSchema = true;
  return async ({ instructions, turns, maxOutputTokens }, { signal, now }) => {
    const sentSchema = withSchema;
    try {
      const { content } = await model.doGenerate({
        prompt: [{ role: 'system', content: instructions }, ...turns.map(messageOf)],
        maxOutputTokens,
        responseFormat: sentSchema ? responseFormat : undefined,
        abortSignal: signal,
      });
      return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    } catch (error) {
      const failure = toUpstreamError(error, signal, now);
      if (!sentSchema || !REFUSES_SCHEMA.has(failure.status ?? 0)) throw failure;
      withSchema = false;
      throw new UpstreamError('schema refused');
    }
  };
}

function messageOf({ role, content }: Turn): LanguageModelV4Message {
  return { role, content: [{ type: 'text', text: content }] };
}

/** The JSON in a model's text, even inside a code fence or between sentences; undefined when there is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

function toUpstreamError(error: unknown, signal: AbortSignal, now: () => number): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (signal.aborted) return new UpstreamError('timeout');
  if (!APICallError.isInstance(error)) return new UpstreamError('unreadable');
  const { statusCode: status, responseHeaders, cause } = error;
  // With a good status, the SDK names what it could not read; any other cause is a connection that broke midway.
  if (status === undefined || (status < 400 && !AISDKError.isInstance(cause))) return new UpstreamError('transport');
  if (status < 400) return new UpstreamError('unreadable', { status });
  return new UpstreamError('http', { status, retryAfterMs: parseRetryAfter(responseHeaders?.['retry-after'], now()) });
}
