import { describe, expect, it } from 'vitest';
import { configResponse } from '../../src/contracts/config';
import { errorBody } from '../../src/contracts/error';
import { SPEECH_TEXT_LIMIT } from '../../src/contracts/speech';
import { MODEL_ENV, testApp } from '../../tests/support/worker/testApp';
import { hang, testRuntime } from '../../tests/support/worker/testRuntime';

const code = async (response: Response) => errorBody.parse(await response.json()).error.code;

describe('GET /api/welcome', () => {
  it('is in the chosen language, and may be cached for five minutes in that language', async () => {
    const response = await testApp().call('/api/welcome', { headers: { 'Accept-Language': 'fr' } });
    expect(await response.json()).toEqual({ message: 'welcome:fr' });
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=300');
    expect(response.headers.get('Vary')).toBe('Accept-Language');
  });
});

describe('GET /api/config', () => {
  it('says what an unconfigured server does', async () => {
    const body = configResponse.parse(await (await testApp().call('/api/config')).json());
    expect(body).toEqual({ coach: 'built-in', voice: false, translation: false, video: 'measured', operator: {} });
  });

  it('names the provider and the operator, and no key and no model', async () => {
    const vars = {
      ...MODEL_ENV,
      AI_VISION_MODEL: 'eyes',
      OPERATOR_NAME: 'Léa Martin',
      OPERATOR_CONTACT: 'lea@jimp.example',
      OPERATOR_HOST: 'Edge Ltd, 1 Quay St, Cork',
    };
    const text = await (await testApp({ vars }).call('/api/config')).text();
    expect(configResponse.parse(JSON.parse(text))).toEqual({
      coach: 'model',
      voice: true,
      translation: true,
      video: 'model',
      provider: 'models.example',
      operator: { name: 'Léa Martin', contact: 'lea@jimp.example', host: 'Edge Ltd, 1 Quay St, Cork' },
    });
    for (const hidden of ['key-of-the-operator', 'chatty', 'speaky', 'eyes']) expect(text).not.toContain(hidden);
  });
});

describe('POST /api/text-to-speech', () => {
  const audio = () => new Response(new Uint8Array([0xff, 0xf3, 1, 2]), { headers: { 'Content-Type': 'audio/mpeg' } });

  it('without a speech model: 501 no_voice, and the call does not count', async () => {
    const { post } = testApp({ vars: { ...MODEL_ENV, AI_SPEECH_MODEL: '' }, count: async () => 1000 });
    const response = await post('/api/text-to-speech', { text: 'Hi' });
    expect(response.status).toBe(501);
    expect(await code(response)).toBe('no_voice');
  });

  it('streams the audio through with its content type', async () => {
    const runtime = testRuntime(audio);
    const response = await testApp({ runtime, vars: MODEL_ENV }).post('/api/text-to-speech', { text: ' Bonjour ' });
    expect(response.headers.get('Content-Type')).toBe('audio/mpeg');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([0xff, 0xf3, 1, 2]));
    expect(runtime.sent).toEqual([{ model: 'speaky', voice: 'alloy', input: 'Bonjour', response_format: 'mp3' }]);
  });

  it('tries once more, then says 502', async () => {
    const ill = () => new Response('', { status: 503 });
    expect(
      (await testApp({ runtime: testRuntime(ill, audio), vars: MODEL_ENV }).post('/api/text-to-speech', { text: 'Hi' }))
        .status,
    ).toBe(200);
    const response = await testApp({ runtime: testRuntime(ill), vars: MODEL_ENV }).post('/api/text-to-speech', {
      text: 'Hi',
    });
    expect(response.status).toBe(502);
    expect(await code(response)).toBe('upstream');
  });

  it('does not pass on anything but audio', async () => {
    const runtime = testRuntime(() => Response.json({ key: 'of the operator' }));
    expect((await testApp({ runtime, vars: MODEL_ENV }).post('/api/text-to-speech', { text: 'Hi' })).status).toBe(502);
  });

  it('says 504 when the voice takes too long', async () => {
    const runtime = testRuntime((url, init) => {
      const answer = hang(url, init);
      runtime.advance(25_000);
      return answer;
    });
    const response = await testApp({ runtime, vars: MODEL_ENV }).post('/api/text-to-speech', { text: 'Hi' });
    expect(response.status).toBe(504);
    expect(await code(response)).toBe('timeout');
  });

  it('does not speak what cannot be counted', async () => {
    const { post } = testApp({ vars: MODEL_ENV, count: () => Promise.reject(new Error('gone')) });
    expect((await post('/api/text-to-speech', { text: 'Hi' })).status).toBe(502);
  });

  it.each([
    ['blank', ' '],
    ['too long', 'a'.repeat(SPEECH_TEXT_LIMIT + 1)],
  ])('refuses a text that is %s: 400', async (_, text) => {
    expect((await testApp({ vars: MODEL_ENV }).post('/api/text-to-speech', { text })).status).toBe(400);
  });
});
