import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/contracts/limits';
import { type ModelServer, startModelServer } from '../fixtures/modelServer';
import { type RunningWorker, startWorker } from '../fixtures/worker';

let model: ModelServer;
let worker: RunningWorker;

beforeAll(async () => {
  model = await startModelServer();
  const server = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url };
  worker = await startWorker({ ...server, AI_SPEECH_MODEL: 'voice' });
}, 60_000);
afterAll(async () => {
  await worker?.stop();
  await model?.stop();
});

const inParallel = (count: number, call: () => Promise<Response>) => Promise.all(Array.from({ length: count }, call));
const statusesOf = (responses: Response[]) => {
  const answered = responses.filter(({ status }) => status === 200).length;
  const refused = responses.filter(({ status }) => status === 429);
  return { answered, refused };
};
const chatFrom = (address: string) => () =>
  worker.call('/api/chat', {
    body: { message: 'A hook?', conversationHistory: [] },
    headers: { 'CF-Connecting-IP': address },
  });

describe('the limits in workerd', () => {
  it('chat: 20 a minute a client, even when the calls come at once; the others are told how long to wait', async () => {
    const { answered, refused } = statusesOf(await inParallel(50, chatFrom('203.0.113.1')));
    expect(answered).toBe(LIMITS.chat.perMinute);
    expect(refused).toHaveLength(30);
    for (const response of refused) {
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
      expect(await response.json()).toMatchObject({ error: { code: 'too_many' } });
    }
  });

  it('are each client’s own', async () => {
    await inParallel(LIMITS.chat.perMinute + 1, chatFrom('203.0.113.2'));
    expect((await chatFrom('203.0.113.3')()).status).toBe(200);
    expect((await chatFrom('203.0.113.2')()).status).toBe(429);
  });

  it('speech: 30 a minute a client, separate from the chat', async () => {
    const headers = { 'CF-Connecting-IP': '203.0.113.1' };
    const speak = () => worker.call('/api/text-to-speech', { body: { text: 'Hi' }, headers });
    const { answered, refused } = statusesOf(await inParallel(45, speak));
    expect(answered).toBe(LIMITS.speech.perMinute);
    expect(refused).toHaveLength(15);
    expect(model.calls).toHaveLength(LIMITS.speech.perMinute);
  });
});
