// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAwake } from './wakeLock';

const sentinel = () => {
  const lock = {
    released: false,
    release: async () => {
      lock.released = true;
    },
  };
  return lock;
};
let granted: ReturnType<typeof sentinel>[];
const request = vi.fn();
const onRefused = vi.fn();

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'warn').mockReturnValue();
  granted = [];
  request.mockImplementation(async () => {
    const lock = sentinel();
    granted.push(lock);
    return lock;
  });
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('the screen is kept on', () => {
  it('from the start until it is released', async () => {
    const stop = keepAwake(onRefused);
    await settle();
    expect(request).toHaveBeenCalledExactlyOnceWith('screen');
    stop();
    expect(granted[0]?.released).toBe(true);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('again when the page is seen again, since the browser released it in between', async () => {
    const stop = keepAwake(onRefused);
    await settle();
    await granted[0]?.release();
    setVisibility('hidden');
    setVisibility('visible');
    await settle();
    expect(granted).toHaveLength(2);
    stop();
    expect(granted[1]?.released).toBe(true);
    setVisibility('visible');
    await settle();
    expect(granted).toHaveLength(2);
  });

  it('only once, while it is still on', async () => {
    const stop = keepAwake(onRefused);
    await settle();
    setVisibility('visible');
    await settle();
    expect(granted).toHaveLength(1);
    stop();
  });

  it('not when it is granted after the release', async () => {
    keepAwake(onRefused)();
    await settle();
    expect(granted[0]?.released).toBe(true);
  });
});

describe('where it is not', () => {
  it('a device that cannot is reported at once', () => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    keepAwake(onRefused)();
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('a device that refuses is reported once, however often it is asked', async () => {
    request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'));
    const stop = keepAwake(onRefused);
    await settle();
    setVisibility('visible');
    await settle();
    expect(request).toHaveBeenCalledTimes(2);
    expect(onRefused).toHaveBeenCalledOnce();
    stop();
  });

  it('a page out of sight is refused silently', async () => {
    request.mockRejectedValue(new DOMException('hidden', 'NotAllowedError'));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const stop = keepAwake(onRefused);
    await settle();
    expect(onRefused).not.toHaveBeenCalled();
    stop();
  });
});
