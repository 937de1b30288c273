import { AISDKError, APICallError, generateText, type LanguageModel, Output } from 'ai';
import type { ChatResponse } from '../../src/contracts/chat';
import type { Question } from '../question';
import { coachInstructions, coachMessages } from './coachPrompt';
import { modelAnswer, readModelAnswer } from './modelAnswer';
import { parseRetryAfter, UpstreamError } from './upstreamError';

const MOST_OUTPUT_TOKENS = 1200;

/** The schema goes out with the call; what comes is read by `readModelAnswer`, for not every server keeps to it. */
const schemaOutput = {
  ...Output.object({ schema: modelAnswer, name: 'coach_answer' }),
  parseCompleteOutput: async ({ text }: { text: string }) => text,
};

/** Some servers refuse a schema; the instructions ask for the same JSON in words. */
const REFUSES_SCHEMA = new Set([400, 422]);

interface CallOptions {
  signal: AbortSignal;
  now: () => number;
}

/**
 * One call to a chat model at a time, as a function of the question. It asks for the schema until the server refuses
 * one, then no more. Rejects with an UpstreamError whatever went wrong.
 */
export function answerGenerator(
  model: LanguageModel,
): (question: Question, options: CallOptions) => Promise<ChatResponse> {
  let withSchema = true;
  return async (question, { signal, now }) => {
    const asked = withSchema;
    try {
      const { text } = await generateText({
        model,
        instructions: coachInstructions(question),
        messages: coachMessages(question.history, question.message),
        output: asked ? schemaOutput : Output.text(),
        maxOutputTokens: MOST_OUTPUT_TOKENS,
        maxRetries: 0,
        abortSignal: signal,
      });
      const answer = readModelAnswer(text);
      if (!answer) throw new UpstreamError('unreadable');
      return answer;
    } catch (error) {
      const failure = toUpstreamError(error, signal, now);
      if (!asked || !REFUSES_SCHEMA.has(failure.status ?? 0)) throw failure;
      withSchema = false;
      throw new UpstreamError('schema refused');
    }
  };
}

function toUpstreamError(error: unknown, signal: AbortSignal, now: () => number): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (signal.aborted) return new UpstreamError('timeout');
  if (!APICallError.isInstance(error)) return new UpstreamError('unreadable');
  const { statusCode: status, responseHeaders, cause } = error;
  // Under a good status the SDK names what it could not read; any other cause is a connection that broke on the way.
  if (status === undefined || (status < 400 && !AISDKError.isInstance(cause))) return new UpstreamError('transport');
  if (status < 400) return new UpstreamError('unreadable', { status });
  return new UpstreamError('http', { status, retryAfterMs: parseRetryAfter(responseHeaders?.['retry-after'], now()) });
}
