import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatResponse } from '../../src/contracts/chat';
import { configResponse } from '../../src/contracts/config';
import { errorBody } from '../../src/contracts/error';
import { welcomeResponse } from '../../src/contracts/welcome';
import { type RunningWorker, startWorker } from '../fixtures/worker';
import { keptConnections, sendBytes, sendRequest } from './load/sendRequest';

const SECRET = 'my-very-secret';
const RUNS = { numRuns: process.env.FULL ? 2000 : 60 };
/** In ms, for a whole property. */
const PATIENCE = process.env.FULL ? 300_000 : 60_000;
let worker: RunningWorker;

beforeAll(async () => {
  worker = await startWorker({ TEST_LIFT_LIMITS: 'yes', OPERATOR_NAME: 'Léa Martin' });
}, 60_000);
afterAll(() => worker?.stop());

/** Every refusal is a contract error with its own status, and reveals nothing of the internals. */
async function expectRefusal(response: Response, statuses: number[]) {
  expect(statuses).toContain(response.status);
  const text = await response.text();
  expect(errorBody.parse(JSON.parse(text)).error.message).not.toBe('');
  expect(text).not.toMatch(/\bat \w+ \(|\.ts\b|Zod|undefined|SyntaxError/);
  expect(text).not.toContain(SECRET);
}

describe('the worker in workerd, without a model', () => {
  it('answers the four calls according to their contracts', async () => {
    const fr = { 'Accept-Language': 'fr' };
    const question = { message: 'Une idée de hook ?', conversationHistory: [] };
    const chat = await worker.call('/api/chat', { body: question, headers: fr });
    expect(chat.headers.get('X-Jimp-Coach')).toBe('built-in');
    expect(chatResponse.parse(await chat.json()).response.split('|||').length).toBeGreaterThanOrEqual(1);
    const welcome = await worker.call('/api/welcome', { headers: fr });
    expect(welcomeResponse.parse(await welcome.json()).message).toContain('Jimp');
    expect(configResponse.parse(await (await worker.call('/api/config')).json())).toEqual({
      coach: 'built-in',
      voice: false,
      translation: false,
      video: 'measured',
      operator: { name: 'Léa Martin' },
    });
    await expectRefusal(await worker.call('/api/text-to-speech', { body: { text: 'Hi' } }), [501]);
  });

  it('welcomes in French and in English', async () => {
    const welcomeIn = async (language: string) =>
      (await worker.call('/api/welcome', { headers: { 'Accept-Language': language } })).text();
    const [fr, en, ja] = await Promise.all(['fr', 'en', 'ja'].map(welcomeIn));
    expect(fr).not.toBe(en);
    expect(ja).toBe(en);
  });

  it('refuses each wrong call with its own error', async () => {
    const good = { message: 'Hi', conversationHistory: [] };
    const evil = { Origin: 'https://evil.example' };
    await expectRefusal(await worker.call('/api/nothing'), [404]);
    await expectRefusal(await worker.call('/api/chat', { method: 'PATCH', body: good }), [405]);
    await expectRefusal(await worker.call('/api/chat', { body: good, headers: evil }), [403]);
    await expectRefusal(
      await worker.call('/api/chat', { body: good, headers: { 'Content-Type': 'text/plain' } }),
      [415],
    );
    await expectRefusal(
      await worker.call('/api/chat', { body: 'a'.repeat(65_537), headers: { Connection: 'close' } }),
      [413],
    );
  });

  it('says so when a body breaks off, and when a Host is not a name', async () => {
    const call = (host: string, ...headers: string[]) =>
      [
        `POST /api/chat HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${worker.origin}\r\nConnection: close`,
        'Content-Type: application/json',
        ...headers,
      ].join('\r\n');
    const { host } = new URL(worker.origin);
    for (const bytes of [
      `${call(host, 'Content-Length: 50')}\r\n\r\n{"message"`,
      `${call(host, 'Transfer-Encoding: chunked')}\r\n\r\na\r\n{"message"`,
      `${call(host, 'Transfer-Encoding: chunked')}\r\n\r\nno chunk`,
      `${call('[::1', 'Content-Length: 2')}\r\n\r\n{}`,
    ]) {
      const answer = (await sendBytes(worker.origin, Buffer.from(bytes))) ?? expect.fail();
      expect(answer).toMatchObject({ status: 400, isOurs: true });
      expect(errorBody.parse(JSON.parse(answer.body)).error.code).toBe('bad_request');
    }
  });

  it('keeps the connection of a call whose body nobody asked for', async () => {
    const agent = keptConnections(1);
    const config = {
      kind: '',
      method: 'GET',
      path: '/api/config',
      headers: {},
      body: Buffer.alloc(300_000),
      expected: [],
    };
    for (let call = 0; call < 5; call += 1) expect((await sendRequest(worker.origin, config, agent)).status).toBe(200);
    agent.destroy();
  });

  it(
    'accepts any body: with an answer by the contract or a clear refusal',
    async () => {
      const field = fc.oneof(fc.jsonValue(), fc.constant(SECRET));
      const body = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }).map((text) => `${SECRET}${text}`),
        fc.jsonValue().map((value) => JSON.stringify(value)),
        fc
          .record(
            { message: field, conversationHistory: fc.oneof(field, fc.array(field, { maxLength: 3 })) },
            { requiredKeys: [] },
          )
          .map((value) => JSON.stringify(value)),
      );
      const refused = fc.asyncProperty(body, async (text) => {
        const response = await worker.call('/api/chat', { body: text });
        if (response.status === 200) chatResponse.parse(await response.json());
        else await expectRefusal(response, [400]);
      });
      await fc.assert(refused, RUNS);
    },
    PATIENCE,
  );

  it(
    'answers any conversation that keeps to the contract',
    async () => {
      const words = fc.string({ unit: 'binary', maxLength: 300 });
      const request = fc.record({
        message: words.filter((text) => text.trim() !== ''),
        conversationHistory: fc.array(fc.record({ role: fc.constantFrom('user', 'assistant'), content: words }), {
          maxLength: 6,
        }),
      });
      const answered = fc.asyncProperty(
        request,
        fc.constantFrom('fr', 'en', 'ar', '*', ';;q='),
        async (body, language) => {
          const response = await worker.call('/api/chat', { body, headers: { 'Accept-Language': language } });
          expect(response.status).toBe(200);
          const { response: text, suggestions } = chatResponse.parse(await response.json());
          expect(text.split('|||').every((part) => part.trim() !== '')).toBe(true);
          expect(suggestions.length).toBeGreaterThanOrEqual(2);
        },
      );
      await fc.assert(answered, RUNS);
    },
    PATIENCE,
  );

  it(
    'refuses any address that is not its own',
    async () => {
      const segment = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 }).map(encodeURIComponent);
      const unknown = fc.asyncProperty(
        segment,
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
        async (path, method) => {
          await expectRefusal(await worker.call(`/api/x-${path}`, { method }), [404]);
        },
      );
      await fc.assert(unknown, RUNS);
    },
    PATIENCE,
  );
});

describe('a wrongly configured worker', () => {
  it(
    'answers only 500, and names the problem only in its log',
    async () => {
      const wrong = await startWorker({ AI_PROVIDER: 'google', AI_API_KEY: SECRET });
      try {
        for (const path of ['/api/welcome', '/api/config']) await expectRefusal(await wrong.call(path), [500]);
        const question = { message: 'Hi', conversationHistory: [] };
        await expectRefusal(await wrong.call('/api/chat', { body: question }), [500]);
        expect(wrong.log.join('\n')).not.toContain(SECRET);
      } finally {
        await wrong.stop();
      }
    },
    PATIENCE,
  );
});
