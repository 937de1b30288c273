import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_LIMIT_MS, askToPersist, isFull, openDatabase, storageInfo } from './storage';

let databases = 0;
const fresh = () => openDatabase(`storage-${databases++}`);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the database', () => {
  it('reads, writes and removes', async () => {
    const database = fresh();
    await database.update([], () => ({
      put: [
        ['a', 1],
        ['b', { deep: [2] }],
      ],
    }));
    expect(await database.read(['a', 'b', 'c'])).toEqual(
      new Map<string, unknown>([
        ['a', 1],
        ['b', { deep: [2] }],
      ]),
    );
    await database.update(['a'], (found) => ({ remove: found.keys() }));
    expect(await database.keys()).toEqual(['b']);
    expect(await database.read('all')).toEqual(new Map([['b', { deep: [2] }]]));
  });

  it('adds up what 50 writers count at once: nobody gets between a read and its write', async () => {
    const name = `storage-${databases++}`;
    const writers = Array.from({ length: 50 }, () => openDatabase(name));
    await Promise.all(
      writers.map((database) => database.update(['n'], (found) => ({ put: [['n', Number(found.get('n') ?? 0) + 1]] }))),
    );
    expect(await writers[0]?.read(['n'])).toEqual(new Map([['n', 50]]));
  });

  it('writes nothing when the decision throws, and says why', async () => {
    const database = fresh();
    await database.update([], () => ({ put: [['a', 1]] }));
    const decide = () => {
      throw new Error('no idea');
    };
    await expect(database.update(['a'], decide)).rejects.toThrow('no idea');
    expect(await database.read('all')).toEqual(new Map([['a', 1]]));
  });

  it('writes all or nothing: one value that cannot be stored leaves everything as it was', async () => {
    const database = fresh();
    await database.update([], () => ({ put: [['a', 1]] }));
    const change = { remove: ['a'], put: [['b', 2] as const, ['c', () => 'a function cannot be stored'] as const] };
    await expect(database.update([], () => change)).rejects.toThrow();
    expect(await database.read('all')).toEqual(new Map([['a', 1]]));
  });
});

describe('a connection that iOS dropped', () => {
  const closing = () => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  };

  it('is opened again and the call tried once more', async () => {
    const database = fresh();
    await database.update([], () => ({ put: [['a', 1]] }));
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(closing);
    expect(await database.read(['a'])).toEqual(new Map([['a', 1]]));
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(closing);
    await database.update([], () => ({ put: [['a', 2]] }));
    expect(await database.read(['a'])).toEqual(new Map([['a', 2]]));
  });

  it('is not retried for ever: the second failure is reported', async () => {
    const database = fresh();
    await database.keys();
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(closing);
    await expect(database.read(['a'])).rejects.toThrow('closing');
    expect(transaction).toHaveBeenCalledTimes(2);
  });

  it('works again later, even after failing to open twice', async () => {
    const database = fresh();
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(closing);
    await expect(database.keys()).rejects.toThrow('closing');
    open.mockRestore();
    expect(await database.keys()).toEqual([]);
  });
});

it('a database that never answers is given up after 10 s, twice, and that is reported', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = fresh();
  const open = vi.spyOn(indexedDB, 'open').mockReturnValue(Object.create(IDBOpenDBRequest.prototype));
  const told = expect(silent.read(['a'])).rejects.toThrow('No answer');
  await vi.advanceTimersByTimeAsync(2 * ANSWER_LIMIT_MS);
  await told;
  expect(open).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

describe('a full disk', () => {
  it('is reported as such, and not retried', async () => {
    const database = fresh();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no space', 'QuotaExceededError');
    });
    const error = await database.update([], () => ({ put: [['a', 1]] })).catch((reason: unknown) => reason);
    expect(isFull(error)).toBe(true);
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('found only when the transaction ends is reported too', async () => {
    const database = fresh();
    await database.keys();
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
      Object.defineProperty(this, 'error', { get: () => new DOMException('no space', 'QuotaExceededError') });
      this.abort();
    });
    const error = await database.update([], () => ({ put: [['a', 1]] })).catch((reason: unknown) => reason);
    expect(isFull(error)).toBe(true);
  });
});

describe('what the settings show about storage', () => {
  const manager = {
    persisted: async () => true,
    estimate: async () => ({ usage: 10, quota: 100 }),
    getDirectory: async () => ({}),
  };

  it('is what the browser says', async () => {
    vi.stubGlobal('navigator', { storage: manager });
    expect(await storageInfo(fresh())).toEqual({ persisted: true, usage: 10, quota: 100, kept: true });
  });

  it('says that a private window stores nothing', async () => {
    const getDirectory = async () => Promise.reject(new DOMException('private', 'SecurityError'));
    vi.stubGlobal('navigator', { storage: { ...manager, getDirectory } });
    expect(await storageInfo(fresh())).toMatchObject({ kept: false });
  });

  it('says that nothing is stored without IndexedDB', async () => {
    vi.stubGlobal('navigator', { storage: manager });
    vi.stubGlobal('indexedDB', undefined);
    expect(await storageInfo(fresh())).toMatchObject({ kept: false });
  });

  it('promises nothing when the browser says nothing', async () => {
    vi.stubGlobal('navigator', {});
    expect(await storageInfo(fresh())).toEqual({ persisted: false, usage: undefined, quota: undefined, kept: true });
    expect(await askToPersist()).toBe(false);
  });

  it('asks the browser to keep the data, and passes on its answer', async () => {
    vi.stubGlobal('navigator', { storage: { persist: async () => true } });
    expect(await askToPersist()).toBe(true);
    vi.stubGlobal('navigator', { storage: { persist: async () => Promise.reject(new TypeError('not here')) } });
    expect(await askToPersist()).toBe(false);
  });
});

it('a change is committed with its last request, so that a page closed the next moment has stored it', async () => {
  const database = fresh();
  const steps: string[] = [];
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const request = put.call(this, value, key);
    request.addEventListener('success', () => steps.push('word of the request'));
    return request;
  });
  const { commit } = IDBTransaction.prototype;
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
    steps.push('commit');
    commit.call(this);
  });
  await database.update([], () => ({ put: [['a', 1]] }));
  expect(steps[0]).toBe('commit');
  expect((await database.read(['a'])).get('a')).toBe(1);
});
