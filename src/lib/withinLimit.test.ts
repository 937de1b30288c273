import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withinLimit } from './withinLimit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives what the work gives, or its error', async () => {
  expect(await withinLimit(Promise.resolve('done'), 10)).toBe('done');
  await expect(withinLimit(Promise.reject(new Error('failed')), 10)).rejects.toThrow('failed');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up once the limit has passed', async () => {
  const given = withinLimit(new Promise(() => undefined), 10);
  const refused = expect(given).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(10);
  await refused;
});
