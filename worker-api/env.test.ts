import { describe, expect, it } from 'vitest';
import { checkEnv, type WorkerConfig } from './env';

function config(vars: object): WorkerConfig {
  const check = checkEnv(vars);
  if (!check.ok) throw new Error(check.problems.join('\n'));
  return check.config;
}
function problems(vars: object): string[] {
  const check = checkEnv(vars);
  return check.ok ? [] : check.problems;
}
const openAI = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: 'https://m.example/v1/',
  AI_API_KEY: 'k',
  AI_CHAT_MODEL: 'c',
};
const google = { AI_PROVIDER: 'google', AI_API_KEY: 'k', AI_CHAT_MODEL: 'gemini' };

describe('the environment', () => {
  it('needs no settings at all', () => {
    expect(config({})).toEqual({ models: {}, speechVoice: 'alloy', operator: {}, liftLimits: false });
  });

  it('treats a blank variable as absent, and ignores variables that are not ours', () => {
    expect(config({ AI_PROVIDER: '', AI_API_KEY: '  ', PATH: '/bin', CALL_COUNTER: {} }).provider).toBeUndefined();
  });

  it('configures an OpenAI-compatible server', () => {
    const { provider, models } = config({ ...openAI, AI_SPEECH_MODEL: ' s ' });
    expect(provider).toEqual({ name: 'openai-compatible', baseUrl: 'https://m.example/v1', apiKey: 'k' });
    expect(models).toEqual({ chat: 'c', vision: undefined, speech: 's' });
  });

  it('configures Google at its own address', () => {
    expect(config(google).provider?.baseUrl).toBe('https://generativelanguage.googleapis.com/v1beta');
  });

  it('lets a model server on this machine go without a key and without TLS', () => {
    const { AI_API_KEY: _, ...keyless } = openAI;
    expect(problems({ ...keyless, AI_BASE_URL: 'http://localhost:11434/v1' })).toEqual([]);
    expect(problems({ ...keyless, AI_BASE_URL: 'http://127.0.0.1:1234/v1' })).toEqual([]);
  });

  it.each([
    ['a provider that is missing', { AI_API_KEY: 'k', AI_CHAT_MODEL: 'c' }, ['AI_PROVIDER']],
    ['a provider that is not known', { ...openAI, AI_PROVIDER: 'oracle' }, ['AI_PROVIDER']],
    ['a provider alone', { AI_PROVIDER: 'openai-compatible' }, ['AI_CHAT_MODEL', 'AI_BASE_URL', 'AI_API_KEY']],
    ['a key that is missing', { ...openAI, AI_API_KEY: '' }, ['AI_API_KEY']],
    [
      'a key that is missing for Google on this machine',
      { ...google, AI_API_KEY: '', AI_BASE_URL: 'http://localhost' },
      ['AI_API_KEY'],
    ],
    ['an address that is no address', { ...openAI, AI_BASE_URL: 'models' }, ['AI_BASE_URL']],
    ['an address in the clear', { ...openAI, AI_BASE_URL: 'http://models.example/v1' }, ['AI_BASE_URL']],
    ['a voice of Google', { ...google, AI_SPEECH_MODEL: 's' }, ['AI_SPEECH_MODEL']],
    ['a voice without its model', { ...openAI, AI_SPEECH_VOICE: 'nova' }, ['AI_SPEECH_VOICE']],
    ['a deadline in words', { AI_DEADLINE_MS: 'soon' }, ['AI_DEADLINE_MS']],
    ['limits lifted by a word of one’s own', { TEST_LIFT_LIMITS: 'true' }, ['TEST_LIFT_LIMITS']],
    ['a variable that is not a text', { AI_CHAT_MODEL: 5 }, ['AI_CHAT_MODEL']],
  ])('says what is wrong with %s', (_, vars, named) => {
    const found = problems(vars);
    expect(found).toHaveLength(named.length);
    for (const [index, name] of named.entries()) expect(found[index]).toContain(name);
  });

  it('lists everything at once, and never shows the key', () => {
    const found = problems({ AI_API_KEY: 'my-key', AI_BASE_URL: 'nowhere', AI_DEADLINE_MS: '-1' });
    expect(found).toHaveLength(4);
    expect(found.join()).not.toContain('my-key');
  });
});
