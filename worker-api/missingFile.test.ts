import { describe, expect, it } from 'vitest';
import { answerMissing } from './missingFile';

const files = { fetch: async (request: Request) => new Response(`the page at ${request.url} by ${request.method}`) };
const ask = (path: string, init?: RequestInit) =>
  answerMissing(new Request(`https://jimp.example${path}`, init), files);

describe('an address without a file', () => {
  it.each(['/assets/SettingsScreen-abcdefgh.js', '/languages/de/shell-abcdefgh.json'])(
    '%s is gone, no cache keeps that answer, and no browser takes it for a script',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Content-Type')).toContain('text/plain');
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    },
  );

  it.each(['/terms', '/no-such-screen?a=b', '/assets'])('%s is a screen', async (path) => {
    const answer = await ask(path, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, 'the page at https://jimp.example/ by HEAD']);
  });
});
