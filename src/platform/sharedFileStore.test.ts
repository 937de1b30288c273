import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DATABASE } from '../contracts/database';
import { SHARED_FILE_AGE } from '../contracts/sharedFile';
import { SHARED_FILE_KEY } from '../contracts/storageKeys';
import { now } from './clock';
import { dropOldSharedFiles, dropSharedFile, findSharedFiles, keepChosenFile } from './sharedFileStore';
import { openDatabase } from './storage';

vi.mock('./clock');

const database = openDatabase(DATABASE.name);
const SHARED_AT = Date.UTC(2026, 10, 21, 10);
const keep = (value: unknown) => database.update([], () => ({ put: [[SHARED_FILE_KEY, value]] }));
const isKept = async () => (await database.read([SHARED_FILE_KEY])).size === 1;
const later = (ms: number) => vi.mocked(now).mockReturnValue(new Date(SHARED_AT + ms));
const shared = (name: string, sharedAt = SHARED_AT) => ({
  file: new File(['film'], name, { type: 'video/mp4' }),
  sharedAt,
});
const names = async () => (await findSharedFiles()).map(({ file }) => file.name);

beforeEach(async () => {
  later(0);
  await database.update([], () => ({ remove: [SHARED_FILE_KEY] }));
});

describe('shared files', () => {
  it('wait as they were shared until each is dropped: reading removes none', async () => {
    const first = shared('first.mp4');
    await keep([first, shared('second.mov', SHARED_AT + 1)]);
    expect(await names()).toEqual(['first.mp4', 'second.mov']);
    const file = (await findSharedFiles())[0]?.file;
    expect([file?.name, file?.type, await file?.text()]).toEqual(['first.mp4', 'video/mp4', 'film']);
    await dropSharedFile(first);
    expect(await names()).toEqual(['second.mov']);
    await dropSharedFile(shared('second.mov', SHARED_AT + 1));
    expect(await isKept()).toBe(false);
  });

  it('get one beside them that was chosen in the dialog', async () => {
    await keep([shared('shared.mp4')]);
    await keepChosenFile(shared('chosen.mp4', SHARED_AT + 1));
    expect(await names()).toEqual(['shared.mp4', 'chosen.mp4']);
  });

  it('are none when nothing was shared, nor when something else is stored in their place', async () => {
    expect(await names()).toEqual([]);
    await keep([{ file: 'film', sharedAt: SHARED_AT }]);
    expect(await names()).toEqual([]);
  });

  it('include one that an older version stored by itself', async () => {
    await keep(shared('take.mp4'));
    expect(await names()).toEqual(['take.mp4']);
  });

  it('wait for a day each, and are then removed', async () => {
    await keep([shared('old.mp4'), shared('new.mp4', SHARED_AT + 1)]);
    later(SHARED_FILE_AGE);
    await dropOldSharedFiles();
    expect(await names()).toEqual(['old.mp4', 'new.mp4']);
    later(SHARED_FILE_AGE + 1);
    expect(await names()).toEqual(['new.mp4']);
    await dropOldSharedFiles();
    later(0);
    expect(await names()).toEqual(['new.mp4']);
    later(SHARED_FILE_AGE + 2);
    await dropOldSharedFiles();
    expect(await isKept()).toBe(false);
  });
});
