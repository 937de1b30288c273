import { afterAll, describe, expect, it, vi } from 'vitest';
import { chatResponse } from '../../src/contracts/chat';
import { errorBody } from '../../src/contracts/error';
import {
  answers,
  type Behaviour,
  hangs,
  hangsHalfway,
  hangsUp,
  refuses,
  startModelServer,
} from '../fixtures/modelServer';
import { type RunningWorker, startWorker } from '../fixtures/worker';

const AT_ONCE = process.env.FULL ? 200 : 10;
const DEADLINE = 1500;
const model = await startModelServer();
afterAll(() => model.stop());

/** Runs with a worker of its own, whose circuits are fresh. */
async function withWorker(url: string, run: (worker: RunningWorker) => Promise<void>) {
  const server = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: url,
    AI_CHAT_MODEL: 'loopback',
    AI_SPEECH_MODEL: 'voice',
  };
  const worker = await startWorker({ ...server, AI_DEADLINE_MS: String(DEADLINE), TEST_LIFT_LIMITS: 'yes' });
  await run(worker).finally(worker.stop);
}

/** Each request carries its own mark, which tells the calls to the model apart. */
const markOf = (request: number) => `<request ${request}>`;
const atOnce = (call: (request: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, request) => call(request)));
const chat = (worker: RunningWorker) => (request: number) =>
  worker.call('/api/chat', { body: { message: `A hook? ${markOf(request)}`, conversationHistory: [] } });
const speak = (worker: RunningWorker) => (request: number) =>
  worker.call('/api/text-to-speech', { body: { text: markOf(request) } });
/** The most calls to the model made by any one request. */
const mostCalls = () => {
  const bodies = model.calls.map(({ body }) => JSON.stringify(body));
  const calls = Array.from({ length: AT_ONCE }, (_, request) =>
    bodies.filter((body) => body.includes(markOf(request))),
  );
  return Math.max(...calls.map(({ length }) => length));
};
/** Why the model did not answer, for the last requests. */
const lastReasons = ({ log }: RunningWorker) => new Set(log.slice(-AT_ONCE).map((line) => JSON.parse(line).fallback));

async function expectBuiltIn(responses: readonly Response[]) {
  for (const response of responses) {
    expect([response.status, response.headers.get('X-Jimp-Coach')]).toEqual([200, 'built-in']);
    chatResponse.parse(await response.json());
  }
}

describe('a dead model under many requests at once', () => {
  it.each<[string, Behaviour, number]>([
    ['hangs up', hangsUp, 2],
    ['is ill', refuses(500), 2],
    ['refuses every call', refuses(401), 1],
    ['hangs', hangs, 1],
    ['hangs halfway', hangsHalfway, 1],
  ])('that %s: each request makes this many calls at most, then none', async (_, behaviour, most) => {
    await withWorker(model.url, async (worker) => {
      model.script(behaviour);
      await expectBuiltIn(await atOnce(chat(worker)));
      expect(mostCalls()).toBe(most);

      // It is alive again; nobody asks it before the pause is over.
      model.script(answers);
      await expectBuiltIn(await atOnce(chat(worker)));
      expect(model.calls).toEqual([]);
      await vi.waitFor(() => expect(lastReasons(worker)).toEqual(new Set(['circuit open'])));
    });
  });

  it('that refuses the connection: the coach answers, and the circuit opens', async () => {
    const gone = await startModelServer();
    await gone.stop();
    await withWorker(gone.url, async (worker) => {
      await expectBuiltIn(await atOnce(chat(worker)));
      await expectBuiltIn(await atOnce(chat(worker)));
      await vi.waitFor(() => expect(lastReasons(worker)).toEqual(new Set(['circuit open'])));
    });
  });

  it('for speech: every request is told so, with at most two calls', async () => {
    await withWorker(model.url, async (worker) => {
      model.script(hangsUp);
      for (const response of await atOnce(speak(worker))) {
        expect(response.status).toBe(502);
        expect(errorBody.parse(await response.json()).error.code).toBe('upstream');
      }
      expect(mostCalls()).toBe(2);

      model.script(answers);
      for (const response of await atOnce(speak(worker))) expect(response.status).toBe(502);
      expect(model.calls).toEqual([]);
    });
  });
});
