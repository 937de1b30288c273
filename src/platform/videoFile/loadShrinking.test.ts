import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadShrinking } from './loadShrinking';

const part = { shrinkVideo: vi.fn() };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the code for small versions', () => {
  it('comes over the network, with a report every second to whoever waits', async () => {
    const onWaiting = vi.fn();
    const loaded = loadShrinking(onWaiting, () => new Promise((resolve) => setTimeout(resolve, 9500, part)));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await loaded).toBe(part);
    expect(onWaiting).toHaveBeenCalledTimes(9);
  });

  it('is unavailable without a network', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const failed = loadShrinking(vi.fn(), () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failed).toBeUndefined();
  });

  it('is given up when nothing comes', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const loaded = loadShrinking(vi.fn(), () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await loaded).toBeUndefined();
  });
});
