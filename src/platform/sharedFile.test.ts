import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DATABASE } from '../contracts/database';
import { SHARED_FILE_AGE, SHARED_FILE_KEY } from '../contracts/sharedFile';
import { now } from './clock';
import { dropOldSharedFile, takeSharedFile } from './sharedFile';
import { openDatabase } from './storage';

vi.mock('./clock');

const database = openDatabase(DATABASE.name);
const SHARED_AT = Date.UTC(2026, 10, 21, 10);
const keep = (value: unknown) => database.update([], () => ({ put: [[SHARED_FILE_KEY, value]] }));
const isKept = async () => (await database.read([SHARED_FILE_KEY])).size === 1;
const later = (ms: number) => vi.mocked(now).mockReturnValue(new Date(SHARED_AT + ms));
const share = () => keep({ file: new File(['film'], 'take.mp4', { type: 'video/mp4' }), sharedAt: SHARED_AT });

beforeEach(async () => {
  later(0);
  await database.update([], () => ({ remove: [SHARED_FILE_KEY] }));
});

describe('a shared file', () => {
  it('is taken as it was shared, by one who asks, once', async () => {
    await share();
    const taken = await Promise.all([takeSharedFile(), takeSharedFile()]);
    expect(taken.filter((file) => file === undefined).length).toBe(1);
    const file = taken.find((file) => file !== undefined);
    expect([file?.name, file?.type, await file?.text()]).toEqual(['take.mp4', 'video/mp4', 'film']);
    expect(await isKept()).toBe(false);
  });

  it('is not there where none was shared, nor where something else lies in its place', async () => {
    expect(await takeSharedFile()).toBeUndefined();
    await keep({ file: 'film', sharedAt: SHARED_AT });
    expect(await takeSharedFile()).toBeUndefined();
    expect(await isKept()).toBe(false);
  });

  it('waits for a day, and is removed after it', async () => {
    await share();
    later(SHARED_FILE_AGE);
    await dropOldSharedFile();
    expect(await isKept()).toBe(true);
    later(SHARED_FILE_AGE + 1);
    await dropOldSharedFile();
    expect(await isKept()).toBe(false);
  });

  it('is not given out after a day', async () => {
    await share();
    later(SHARED_FILE_AGE + 1);
    expect(await takeSharedFile()).toBeUndefined();
    expect(await isKept()).toBe(false);
  });
});
