import type { LimitedCall } from '../../../src/contracts/limits';
import { createApp } from '../../../worker-api/app';
import type { AppEnv, CallCounters } from '../../../worker-api/appEnv';
import type { Question } from '../../../worker-api/question';
import { type TestRuntime, testRuntime } from './testRuntime';

export const ORIGIN = 'https://jimp.example';
export const MODEL_ENV = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: 'https://models.example/v1/',
  AI_API_KEY: 'key-of-the-operator',
  AI_CHAT_MODEL: 'chatty',
  AI_SPEECH_MODEL: 'speaky',
};

interface Setting {
  runtime?: TestRuntime;
  vars?: Record<string, string>;
  /** Stands in for the counting object. */
  count?: (call: LimitedCall, client: string) => Promise<number | undefined>;
}

/** The app with a stand-in for the built-in coach, which repeats the question it was given. */
export function testApp({ runtime = testRuntime(), vars = {}, count = async () => undefined }: Setting = {}) {
  const questions: Question[] = [];
  const counters: CallCounters = { getByName: (client) => ({ count: (call) => count(call, client) }) };
  const env: AppEnv['Bindings'] = { ...vars, CALL_COUNTER: counters };
  const app = createApp({
    runtime,
    coach: {
      async answer(question) {
        questions.push(question);
        return {
          parts: ['Built in.', `You said: ${question.message}`],
          suggestions: ['Why?', 'More'],
          tool: '/title-generator',
        };
      },
    },
    welcome: (language) => `welcome:${language}`,
  });
  const callAt = (address: string, init: RequestInit = {}) => app.request(address, init, env);
  const call = (path: string, init: RequestInit = {}) => callAt(`${ORIGIN}${path}`, init);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const chat = (message: string, headers?: Record<string, string>) =>
    post('/api/chat', { message, conversationHistory: [] }, headers);
  return { runtime, questions, call, callAt, post, chat };
}
