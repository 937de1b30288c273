import 'fake-indexeddb/auto';
import { update } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REMINDER_KEYS } from '../src/contracts/storageKeys';
import { TTL_MS } from '../src/domain/reminders/kinds';
import { DEVICE, occurrenceOf, PLANNED_AT, stored } from '../tests/support/serviceWorker/device';
import { ANSWER_LIMIT_MS, addSnooze, claim, LEDGER_SIZE, readDevice } from './reminderStore';

vi.mock(import('idb-keyval'), { spy: true });

beforeEach(stored.clear);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const closing = () => {
  throw new DOMException('The database connection is closing.', 'InvalidStateError');
};

describe('what the page left behind', () => {
  it('is read', async () => {
    await stored.write(REMINDER_KEYS.device, DEVICE);
    expect(await readDevice()).toEqual(DEVICE);
  });

  it('is nothing when nothing was left', async () => {
    expect(await readDevice()).toBeUndefined();
  });

  it.each([null, 'text', 7, [], {}, { ...DEVICE, texts: {} }, { ...DEVICE, reminders: 'none' }])(
    'is nothing when it has another shape: %j',
    async (shape) => {
      await stored.write(REMINDER_KEYS.device, shape);
      expect(await readDevice()).toBeUndefined();
    },
  );

  it('is read over a fresh connection when iOS dropped the old one', async () => {
    await stored.write(REMINDER_KEYS.device, DEVICE);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(closing);
    expect(await readDevice()).toEqual(DEVICE);
  });

  it('is nothing when storage fails twice', async () => {
    await stored.write(REMINDER_KEYS.device, DEVICE);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(closing);
    expect(await readDevice()).toBeUndefined();
  });
});

describe('the ledger of what was shown', () => {
  it('lets exactly one be first, however many ask at once', async () => {
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim(['a@1'], 1)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claim(['a@1'], 2)).toBe(false);
    expect(await claim(['a@1~1'], 2)).toBe(true);
    expect(await stored.read(REMINDER_KEYS.shown)).toEqual({ 'a@1': 1, 'a@1~1': 2 });
  });

  it('keeps the last 200', async () => {
    const full = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`a@${index}`, index]));
    await stored.write(REMINDER_KEYS.shown, full);
    expect(LEDGER_SIZE).toBe(200);
    expect(await claim(['new@1'], 1000)).toBe(true);
    const { 'a@0': _oldest, ...rest } = full;
    expect(await stored.read(REMINDER_KEYS.shown)).toEqual({ ...rest, 'new@1': 1000 });
  });

  it.each([null, 'text', [1], { 'a@1': 'yesterday' }])('starts afresh over %j', async (damaged) => {
    await stored.write(REMINDER_KEYS.shown, damaged);
    expect(await claim(['a@1'], 1)).toBe(true);
    expect(await claim(['a@1'], 2)).toBe(false);
  });

  it('is not fooled by names that every object has', async () => {
    expect(await claim(['constructor'], 1)).toBe(true);
  });

  it('works over a fresh connection when iOS dropped the old one', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(closing);
    expect(await claim(['a@1'], 1)).toBe(true);
    expect(await claim(['a@1'], 2)).toBe(false);
  });

  it('is still the first’s own when iOS dropped the connection after the entry was written', async () => {
    const { update: written } = await vi.importActual<typeof import('idb-keyval')>('idb-keyval');
    vi.mocked(update)
      .mockClear()
      .mockImplementationOnce(async (...entry) => {
        await written(...entry);
        throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
      });
    expect(await claim(['a@1'], 1)).toBe(true);
    expect(update).toHaveBeenCalledTimes(2);
    expect(await claim(['a@1'], 2)).toBe(false);
  });

  it('lets everybody show when nothing can be stored: twice is better than never', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(closing);
    expect(await claim(['a@1'], 1)).toBe(true);
    expect(await claim(['a@1'], 2)).toBe(true);
  });

  it('is not waited for longer than a push can wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(closing);
    vi.spyOn(indexedDB, 'open').mockReturnValue(Object.create(IDBOpenDBRequest.prototype));
    const claimed = claim(['a@1'], 1);
    await vi.advanceTimersByTimeAsync(2 * ANSWER_LIMIT_MS);
    expect(await claimed).toBe(true);
  });
});

describe('snoozes that wait for the page', () => {
  const snooze = { ...occurrenceOf('live'), id: `live@${PLANNED_AT}~1`, at: PLANNED_AT + 600_000 };

  it('are added to the waiting ones, each once', async () => {
    const other = { ...snooze, id: `other@${PLANNED_AT}~1` };
    await addSnooze(snooze, PLANNED_AT);
    await addSnooze(other, PLANNED_AT);
    await addSnooze({ ...snooze, at: snooze.at + 1 }, PLANNED_AT);
    expect(await stored.read(REMINDER_KEYS.snoozed)).toEqual([other, { ...snooze, at: snooze.at + 1 }]);
  });

  it('are dropped when they are too old to be shown', async () => {
    await addSnooze(snooze, PLANNED_AT);
    const later = { ...snooze, id: 'later@1~1', at: snooze.at + TTL_MS };
    await addSnooze(later, snooze.at + TTL_MS);
    expect(await stored.read(REMINDER_KEYS.snoozed)).toEqual([later]);
  });

  it.each([null, 'text', [{ id: 7 }]])('start afresh over %j', async (damaged) => {
    await stored.write(REMINDER_KEYS.snoozed, damaged);
    await addSnooze(snooze, PLANNED_AT);
    expect(await stored.read(REMINDER_KEYS.snoozed)).toEqual([snooze]);
  });
});
