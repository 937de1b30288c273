import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadShrinking } from './loadShrinking';

const part = { shrinkVideo: vi.fn() };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what makes a small version', () => {
  it('comes over the network, and whoever waits is told every second', async () => {
    const onWaiting = vi.fn();
    const loaded = loadShrinking(onWaiting, () => new Promise((resolve) => setTimeout(resolve, 9500, part)));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await loaded).toBe(part);
    expect(onWaiting).toHaveBeenCalledTimes(9);
  });

  it('cannot be had without one', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const failed = loadShrinking(vi.fn(), () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failed).toBeUndefined();
  });

  it('is given up where nothing comes', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const loaded = loadShrinking(vi.fn(), () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await loaded).toBeUndefined();
  });
});
