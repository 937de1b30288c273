import { describe, expect, it } from 'vitest';
import { errorBody } from '../../src/contracts/error';
import {
  LONGEST_TEXT,
  MOST_CHARACTERS,
  MOST_TEXTS,
  translateOneResponse,
  translateSeveralResponse,
} from '../../src/contracts/translation';
import { MODEL_ENV, testApp } from '../../tests/support/worker/testApp';
import { completion, testRuntime } from '../../tests/support/worker/testRuntime';

const says =
  (...texts: string[]) =>
  () =>
    completion(JSON.stringify({ texts }));
const app = (...steps: Parameters<typeof testRuntime>) => testApp({ runtime: testRuntime(...steps), vars: MODEL_ENV });
const code = async (response: Response) => errorBody.parse(await response.json()).error.code;
const one = async (response: Response) => translateOneResponse.parse(await response.json()).translatedText;
const several = async (response: Response) => translateSeveralResponse.parse(await response.json()).translatedTexts;

describe('POST /api/translate', () => {
  it('text, targetLanguage, variables: translatedText, its slots filled after translating', async () => {
    const { post, runtime } = app(says('{{product}} ürününü çek'));
    const body = { text: 'Film {{product}}', targetLanguage: 'tr', variables: { product: 'Lampe {{x}}', count: 2 } };
    expect(await one(await post('/api/translate', body))).toBe('Lampe {{x}} ürününü çek');
    expect(JSON.stringify(runtime.sent)).not.toContain('Lampe');
  });

  it('several texts in one request, in order, with one call to the model', async () => {
    const { post, runtime } = app(says('Bir', 'İki'));
    const response = await post('/api/translate', { texts: ['One', 'Two', 'One'], targetLanguage: 'tr-TR' });
    expect(await several(response)).toEqual(['Bir', 'İki', 'Bir']);
    expect(runtime.sent).toHaveLength(1);
    expect(JSON.stringify(runtime.sent[0])).toContain('Turkish (tr)');
  });

  it('gives the English text when placeholders, markup or line breaks were lost', async () => {
    const { post } = app(says('Ürün', 'Kalın', 'Bir iki', '**Şimdi**'));
    const texts = ['Film {{product}}', '**Bold**', 'One\ntwo', '**Now**'];
    expect(await several(await post('/api/translate', { texts, targetLanguage: 'tr' }))).toEqual([
      'Film {{product}}',
      '**Bold**',
      'One\ntwo',
      '**Şimdi**',
    ]);
  });

  it('asks the model once per text: the next request finds it at the edge', async () => {
    const { post, runtime } = app(says('Bir'), says('İki'));
    await post('/api/translate', { text: 'One', targetLanguage: 'tr' });
    const second = await post('/api/translate', { texts: ['One', 'Two'], targetLanguage: 'tr' });
    expect(await several(second)).toEqual(['Bir', 'İki']);
    expect(JSON.stringify(runtime.sent[1])).not.toContain('One');
  });

  it('keeps languages apart, and asks again for what lost its form', async () => {
    const { post, runtime } = app(says('Bir'), says('Moja'), says('{{a}}'));
    await post('/api/translate', { text: 'One {{a}}', targetLanguage: 'tr' });
    expect(await one(await post('/api/translate', { text: 'One', targetLanguage: 'sw' }))).toBe('Moja');
    await post('/api/translate', { text: 'One {{a}}', targetLanguage: 'tr' });
    expect(runtime.sent).toHaveLength(3);
  });

  it('leaves English as it is, without the model', async () => {
    const { post, runtime } = app();
    expect(await one(await post('/api/translate', { text: 'One', targetLanguage: 'en' }))).toBe('One');
    expect(runtime.sent).toEqual([]);
  });

  it('without a model: 501 no_translator, and the call does not count', async () => {
    const counted: string[] = [];
    const count = async (call: string) => void counted.push(call);
    const response = await testApp({ count: async (call) => count(call) }).post('/api/translate', {
      text: 'One',
      targetLanguage: 'tr',
    });
    expect(response.status).toBe(501);
    expect(await code(response)).toBe('no_translator');
    expect(counted).toEqual([]);
  });

  it.each([
    { text: '', targetLanguage: 'tr' },
    { text: 'One' },
    { text: 'One', targetLanguage: 'Turkish please' },
    { text: 'One', targetLanguage: 'xx' },
    { texts: [], targetLanguage: 'tr' },
    { texts: Array(MOST_TEXTS + 1).fill('a'), targetLanguage: 'tr' },
    { texts: ['a'.repeat(LONGEST_TEXT + 1)], targetLanguage: 'tr' },
    { texts: Array(MOST_CHARACTERS / LONGEST_TEXT + 1).fill('a'.repeat(LONGEST_TEXT)), targetLanguage: 'tr' },
    { text: 'One', targetLanguage: 'tr', variables: { a: {} } },
  ])('refuses %j', async (body) => {
    const { post, runtime } = app(says('Bir'));
    const response = await post('/api/translate', body);
    expect(response.status).toBe(400);
    expect(await code(response)).toBe('bad_request');
    expect(runtime.sent).toEqual([]);
  });

  it('a model that fails, is too late or answers something else: upstream, timeout', async () => {
    const body = { text: 'One', targetLanguage: 'tr' };
    const failing = await app(() => new Response('no', { status: 500 })).post('/api/translate', body);
    expect([failing.status, await code(failing)]).toEqual([502, 'upstream']);
    const other = await app(says('Bir', 'İki')).post('/api/translate', body);
    expect([other.status, await code(other)]).toEqual([502, 'upstream']);
    const chat = await app(() => completion('Sure! Here it is: Bir')).post('/api/translate', body);
    expect([chat.status, await code(chat)]).toEqual([502, 'upstream']);
  });

  it('does without the cache when it cannot be read or written', async () => {
    const { post, runtime } = app(says('Bir'));
    runtime.cache = () => undefined;
    expect(await one(await post('/api/translate', { text: 'One', targetLanguage: 'tr' }))).toBe('Bir');
  });

  it('is limited like the other calls, and calls no model for what could not be counted', async () => {
    const limited = testApp({ vars: MODEL_ENV, count: async () => 3000 });
    const response = await limited.post('/api/translate', { text: 'One', targetLanguage: 'tr' });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '3']);
    const uncounted = testApp({ vars: MODEL_ENV, count: () => Promise.reject(new Error('down')) });
    expect((await uncounted.post('/api/translate', { text: 'One', targetLanguage: 'tr' })).status).toBe(502);
  });
});
