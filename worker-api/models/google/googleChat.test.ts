import { describe, expect, it } from 'vitest';
import { testRuntime } from '../../../tests/support/worker/testRuntime';
import { checkEnv } from '../../env';
import { servicesByEnv } from '../../services';

const env = { AI_PROVIDER: 'google', AI_API_KEY: 'k', AI_CHAT_MODEL: 'gemini-test' };
const question = { message: 'A hook?', history: [], language: 'en' };

describe('a Gemini model', () => {
  it('is asked at its address, with the schema, and its answer is used', async () => {
    const answer = { response: 'One.|||Two.', suggestions: ['Why?'] };
    let asked = '';
    const runtime = testRuntime((url) => {
      asked = url;
      return Response.json({
        candidates: [{ content: { role: 'model', parts: [{ text: JSON.stringify(answer) }] }, finishReason: 'STOP' }],
        usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
      });
    });
    expect(checkEnv(env).ok).toBe(true);
    const services = await servicesByEnv(runtime)(env);
    expect(await services?.askModel?.(question)).toEqual(answer);
    expect(asked).toBe('https://generativelanguage.googleapis.com/v1beta/models/gemini-test:generateContent');
    expect(runtime.sent[0]).toMatchObject({ generationConfig: { responseMimeType: 'application/json' } });
  });

  it('is given up on like any other', async () => {
    const runtime = testRuntime(() =>
      Response.json({ error: { code: 503, message: 'busy', status: 'UNAVAILABLE' } }, { status: 503 }),
    );
    const services = await servicesByEnv(runtime)(env);
    await expect(services?.askModel?.(question)).rejects.toThrow('http 503');
    expect(runtime.sent).toHaveLength(2);
  });
});
