import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatResponse } from '../../src/contracts/chat';
import {
  ANSWER,
  AUDIO,
  answers,
  halfBody,
  hangs,
  hangsHalfway,
  hangsUp,
  type ModelServer,
  nonsense,
  refuses,
  says,
  slow,
  startModelServer,
} from '../fixtures/modelServer';
import { type RunningWorker, startWorker } from '../fixtures/worker';

const DEADLINE = 1500;
let model: ModelServer;
let worker: RunningWorker;

beforeAll(async () => {
  model = await startModelServer();
  worker = await startWorker({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_CHAT_MODEL: 'loopback',
    AI_SPEECH_MODEL: 'voice',
    AI_DEADLINE_MS: String(DEADLINE),
    TEST_LIFT_LIMITS: 'yes',
  });
}, 60_000);
afterAll(async () => {
  await worker?.stop();
  await model?.stop();
});

const ask = (message = 'Une idée de hook pour mon sérum ?') =>
  worker.call('/api/chat', { body: { message, conversationHistory: [] }, headers: { 'Accept-Language': 'fr' } });

describe('the chat in workerd, with a model on loopback', () => {
  it('gives the model’s answer', async () => {
    model.script(answers);
    const response = await ask();
    expect(response.headers.get('X-Jimp-Coach')).toBe('model');
    expect(await response.json()).toEqual(ANSWER);
  });

  it.each([
    ['is slow within the deadline', [slow(300)]],
    ['sends 429 with Retry-After once', [refuses(429, { 'Retry-After': '0' }), answers]],
    ['sends 500 once', [refuses(500), answers]],
    ['hangs up once', [hangsUp, answers]],
    ['breaks off in the middle once', [halfBody, answers]],
    ['refuses a schema', [refuses(400), answers]],
  ] as const)('waits for, or asks again, a model that %s', async (_, script) => {
    model.script(...(script as [typeof answers]));
    const response = await ask();
    expect(response.headers.get('X-Jimp-Coach')).toBe('model');
    expect(model.calls).toHaveLength(script.length);
  });

  // The test's time-out is what enforces the deadline. A good answer in between keeps the circuit closed.
  it.each([
    ['is slower than the deadline', slow(DEADLINE * 4), 1],
    ['hangs', hangs, 1],
    ['hangs halfway', hangsHalfway, 1],
    ['sends 429 and asks for more time than there is', refuses(429, { 'Retry-After': '60' }), 1],
    ['sends 429 again', refuses(429, { 'Retry-After': '0' }), 2],
    ['sends 500 again', refuses(500), 2],
    ['sends 401', refuses(401), 1],
    ['hangs up again', hangsUp, 2],
    ['breaks off in the middle again', halfBody, 2],
    ['sends nonsense', nonsense, 1],
    ['sends prose', says('Film it!'), 1],
    ['sends half an answer', says(JSON.stringify(ANSWER).slice(0, 30)), 1],
  ])(
    'lets the built-in coach answer within the deadline for one that %s',
    async (_, behaviour, calls) => {
      model.script(answers);
      await ask();
      model.script(behaviour);
      const response = await ask();
      expect(response.status).toBe(200);
      expect(response.headers.get('X-Jimp-Coach')).toBe('built-in');
      const { response: text, suggestions } = chatResponse.parse(await response.json());
      expect(text.split('|||').length).toBeGreaterThanOrEqual(2);
      expect(suggestions.length).toBeGreaterThanOrEqual(2);
      expect(model.calls).toHaveLength(calls);
    },
    DEADLINE * 3,
  );

  it('stops calling a model that keeps failing', async () => {
    model.script(answers);
    await ask();
    model.script(refuses(401));
    for (const _ of [1, 2, 3, 4, 5]) expect((await ask()).headers.get('X-Jimp-Coach')).toBe('built-in');
    expect(model.calls).toHaveLength(3);
  });

  it('logs one JSON object per line, and nothing that was said', () => {
    expect(worker.log.length).toBeGreaterThan(10);
    for (const line of worker.log) expect(JSON.parse(line)).toMatchObject({ requestId: expect.any(String) });
    expect(worker.log.join('\n')).not.toContain('sérum');
  });
});

describe('speech in workerd', () => {
  it('comes through completely, with its content type', async () => {
    model.script(answers);
    const response = await worker.call('/api/text-to-speech', { body: { text: 'Bonjour' } });
    expect(response.headers.get('Content-Type')).toBe('audio/mpeg');
    expect(Buffer.from(await response.arrayBuffer()).equals(AUDIO)).toBe(true);
    expect(model.calls).toEqual([
      { path: '/v1/audio/speech', body: { model: 'voice', voice: 'alloy', input: 'Bonjour', response_format: 'mp3' } },
    ]);
  });

  it('is a clear error when the voice fails', async () => {
    model.script(refuses(500));
    const response = await worker.call('/api/text-to-speech', { body: { text: 'Bonjour' } });
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ error: { code: 'upstream' } });
  });
});
