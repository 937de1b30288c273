import { describe, expect, it } from 'vitest';
import { isWholeFile } from './wholeFile';

const answer = (type: string, status = 200) => new Response('…', { status, headers: { 'Content-Type': type } });

describe('what is taken into the precache', () => {
  it('is the page at its own address, and files as what they are', () => {
    expect(isWholeFile('/', answer('text/html; charset=utf-8'))).toBe(true);
    expect(isWholeFile('/assets/app-1.js', answer('text/javascript'))).toBe(true);
  });

  it('is never the start page in place of a file that is gone', () => {
    expect(isWholeFile('/assets/app-1.js', answer('text/html; charset=utf-8'))).toBe(false);
  });

  it('is never an error', () => {
    expect(isWholeFile('/', answer('text/html', 503))).toBe(false);
    expect(isWholeFile('/assets/app-1.js', answer('application/json', 404))).toBe(false);
  });
});
