import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeReadAhead } from './takeReadAhead';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('gives what the page has read, once', async () => {
  const entries = new Map([['profile', {}]]);
  globalThis.entriesReadAhead = Promise.resolve(entries);
  await expect(takeReadAhead()).resolves.toBe(entries);
  await expect(takeReadAhead()).resolves.toBeUndefined();
});

it('gives nothing when the database does not answer in time', async () => {
  globalThis.entriesReadAhead = new Promise(() => undefined);
  const taken = takeReadAhead();
  await vi.advanceTimersByTimeAsync(500);
  await expect(taken).resolves.toBeUndefined();
});
