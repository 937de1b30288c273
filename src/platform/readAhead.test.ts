import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeReadAhead } from './readAhead';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives what the page has read, once', async () => {
  const entries = new Map([['profile', {}]]);
  window.entriesReadAhead = Promise.resolve(entries);
  await expect(takeReadAhead()).resolves.toBe(entries);
  await expect(takeReadAhead()).resolves.toBeUndefined();
});

it('gives nothing where the database does not answer in time', async () => {
  window.entriesReadAhead = new Promise(() => undefined);
  const taken = takeReadAhead();
  await vi.advanceTimersByTimeAsync(500);
  await expect(taken).resolves.toBeUndefined();
});
