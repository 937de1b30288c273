import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../src/contracts/limits';
import { CallCounter, CLEAN_EVERY, SAVE_AFTER } from './CallCounter';

/** The part of a Durable Object's state that is used, backed by a map. */
function testState() {
  const stored = new Map<string, unknown>();
  let alarmAt: number | null = null;
  const storage = {
    kv: {
      get: (key: string) => stored.get(key),
      put: (key: string, value: unknown) => stored.set(key, structuredClone(value)),
      delete: (key: string) => stored.delete(key),
    },
    getAlarm: async () => alarmAt,
    setAlarm: async (at: number) => {
      alarmAt = at;
    },
    deleteAll: async () => stored.clear(),
  };
  const waitUntil = vi.fn();
  /** An object over this storage, as after a restart. */
  const open = (): CallCounter => Reflect.construct(CallCounter, [{ storage, waitUntil }, {}]);
  return { open, stored, waitUntil, alarmAt: () => alarmAt };
}

describe('the counter of a client’s calls', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) });
    vi.stubGlobal('scheduler', { wait: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)) });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('counts up to the limit, then says how long to wait', () => {
    const counter = testState().open();
    for (let call = 0; call < LIMITS.chat.perMinute; call += 1) expect(counter.count('chat')).toBeUndefined();
    vi.advanceTimersByTime(15_000);
    expect(counter.count('chat')).toBe(45_000);
    expect(counter.count('speech')).toBeUndefined();
  });

  it('remembers across a restart, and writes once for calls made in the same moment', async () => {
    const state = testState();
    const counter = state.open();
    for (let call = 0; call < LIMITS.chat.perMinute; call += 1) counter.count('chat');
    expect(state.waitUntil).toHaveBeenCalledOnce();
    expect(state.stored.size).toBe(0);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(state.open().count('chat')).toBe(60_000 - SAVE_AFTER);
  });

  it('lets its alarm forget what no longer counts, and in the end everything', async () => {
    const state = testState();
    const counter = state.open();
    counter.count('chat');
    counter.count('speech');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(state.alarmAt()).toBe(Date.now() + CLEAN_EVERY);
    expect([...state.stored.keys()]).toEqual(['chat', 'speech']);

    await vi.advanceTimersByTimeAsync(CLEAN_EVERY);
    await counter.alarm();
    expect([...state.stored.keys()]).toEqual(['chat']);
    expect(state.alarmAt()).toBe(Date.now() + CLEAN_EVERY);

    await vi.advanceTimersByTimeAsync(24 * CLEAN_EVERY);
    await counter.alarm();
    expect(state.stored.size).toBe(0);
    expect(state.alarmAt()).toBeLessThanOrEqual(Date.now());
    expect(counter.count('chat')).toBeUndefined();
  });
});
