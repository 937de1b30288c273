import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, showToast, TOAST_DURATION, toastStore } from './toast';

beforeEach(() => {
  vi.useFakeTimers();
  toastStore.setState({ toasts: [] });
});
afterEach(() => vi.useRealTimers());

const texts = () => toastStore.getState().toasts.map(({ text }) => text);

describe('toasts', () => {
  it('toasts visible at once: 1', () => {
    showToast('one');
    showToast('two');
    expect(texts()).toEqual(['two']);
  });

  it('dismissed toast removed after 1,000,000 ms', () => {
    showToast('one');
    dismissToast(toastStore.getState().toasts[0]?.id ?? 0);
    expect(toastStore.getState().toasts[0]?.open).toBe(false);
    vi.advanceTimersByTime(999_999);
    expect(texts()).toEqual(['one']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('default duration 5000 ms', () => {
    expect(TOAST_DURATION).toBe(5000);
  });
});
