import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleProfile } from '../../../tests/fixtures/exampleProfile';
import ideas from '../../../tests/fixtures/stored/ideas.v1.json';
import measured from '../../../tests/fixtures/stored/measuredVideos.v1.json';
import published from '../../../tests/fixtures/stored/published.v1.json';
import reminders from '../../../tests/fixtures/stored/reminders.v1.json';
import { exportText, readUsable, slices, states } from '../../../tests/support/state/backups';
import { everySlice, everyVersion } from '../../../tests/support/state/everySlice';
import { fillStorage, said, storedEntries } from '../../../tests/support/state/example';
import { MOST_BACKUP_BYTES } from '../../contracts/backup';
import type { DraftList } from '../../contracts/conversation';
import { DEVICE_KEYS, MARK_KEY, SHARED_FILE_KEY, STORAGE_KEYS } from '../../contracts/storageKeys';
import { crc32 } from '../../lib/checksum';
import { same } from '../../lib/merge';
import { tabId } from '../../platform/tab';
import { openTabs, type TabMessage } from '../../platform/tabs';
import { appendMessages, closeMessages, openMessages } from '../slices/conversationMessages';
import { conversationsStore, startConversation } from '../slices/conversationsStore';
import { draftsStore, keepDraft } from '../slices/draftsStore';
import { profileStore, saveProfile } from '../slices/profileStore';
import { setTheme, settingsStore } from '../slices/settingsStore';
import { browserEnvironment } from '../store/environment';
import { hydrateState } from '../store/hydrateState';
import { eraseAll, exportAll, replaceAll } from './deviceData';
import { readBackup } from './readBackup';

const { database } = browserEnvironment;

beforeEach(async () => {
  await hydrateState();
  await eraseAll();
  await fillStorage();
});

afterEach(() => vi.restoreAllMocks());

describe('export, erase, import', () => {
  it('brings back everything, deeply equal', async () => {
    const [stored, shown] = [await storedEntries(), states()];
    const file = new File([await exportAll()], 'jimp.json');
    await eraseAll();
    expect(Object.keys(await storedEntries())).toEqual([MARK_KEY]);
    expect(states()).toEqual(slices.map((store) => store.getInitialState()));

    const reading = await readBackup(file);
    expect(reading).toMatchObject({ kind: 'ok', profileName: 'Inès', conversations: 2, messages: 5 });
    if (reading.kind === 'ok') await replaceAll(reading);
    expect(await storedEntries()).toEqual(stored);
    expect(states()).toEqual(shown);
  });

  it('gives back what was being saved while the file was made', async () => {
    keepDraft('c2', 'typed just now');
    const { read } = database;
    vi.spyOn(database, 'read').mockImplementation(async (keys) => {
      const found = await read(keys);
      await draftsStore.flush();
      return found;
    });
    const text = await exportText();
    vi.restoreAllMocks();
    await eraseAll();
    await replaceAll(await readUsable(text));
    expect(JSON.stringify(draftsStore.getState())).toContain('typed just now');
  });

  it.each([
    ['this version writes', everySlice],
    ['the version before wrote', everyVersion.filter(({ shape, version }) => version === shape.version - 1)],
    ['the one before that wrote', everyVersion.filter(({ shape, version }) => version === shape.version - 2)],
  ])('brings back every slice, deeply equal, as %s it', async (_, written) => {
    await database.update([], () => ({ put: written.map(({ shape, entry }) => [shape.key, entry] as const) }));
    const stored = await storedEntries();
    const text = await exportText();
    await eraseAll();
    await replaceAll(await readUsable(text));
    expect(await storedEntries()).toEqual(stored);
    expect(written.filter(({ shape, entry }) => !same(stored[shape.key], entry))).toEqual([]);
  });

  it('says how many ideas, published videos and reminders it holds', async () => {
    await database.update([], () => ({
      put: [
        ['ideas', ideas],
        ['published', published],
        ['reminders', reminders],
      ],
    }));
    expect(await readUsable(await exportText())).toMatchObject({
      ideas: ideas.data.items.length,
      published: published.data.items.length,
      reminders: reminders.data.list.length,
    });
    expect(ideas.data.items.length * published.data.items.length * reminders.data.list.length).toBeGreaterThan(0);
  });

  it('contains what could not be saved and what was set aside', async () => {
    await database.update([], () => ({ put: [['set-aside:drafts:2026-11-21T10:00:00.000Z', 'cut sho']] }));
    vi.spyOn(database, 'update').mockRejectedValue(new DOMException('no', 'QuotaExceededError'));
    keepDraft('c2', 'not saved');
    const { entries } = JSON.parse(await exportText());
    expect(entries.drafts.data.byTab[tabId()]).toMatchObject({ c1: { text: 'Et si je' }, c2: { text: 'not saved' } });
    expect(entries['set-aside:drafts:2026-11-21T10:00:00.000Z']).toBe('cut sho');
  });

  it('contains what was typed here a moment ago and what another tab wrote in the meantime', async () => {
    const [[, entry] = []] = await database.read([STORAGE_KEYS.drafts.key]);
    const written = structuredClone(entry) as { data: DraftList };
    const theirs = { c9: { text: 'in another tab', at: '2026-11-21T10:00:00.000Z' } };
    written.data.byTab.other = theirs;
    await database.update([], () => ({ put: [[STORAGE_KEYS.drafts.key, written]] }));
    keepDraft('c2', 'a moment ago');
    const { entries } = JSON.parse(await exportText());
    expect(entries.drafts.data.byTab).toMatchObject({ [tabId()]: { c2: { text: 'a moment ago' } }, other: theirs });
  });

  it('contains what was measured in videos, but never a file shared to this device; erasing removes both', async () => {
    const file = new File(['film'], 'take.mp4', { type: 'video/mp4' });
    const put = [
      [STORAGE_KEYS.measuredVideos.key, measured],
      [SHARED_FILE_KEY, { file, sharedAt: 0 }],
    ] as const;
    await database.update([], () => ({ put }));
    const { entries } = JSON.parse(await exportText());
    expect(entries[STORAGE_KEYS.measuredVideos.key]).toEqual(measured);
    expect(Object.keys(entries)).not.toContain(SHARED_FILE_KEY);
    await eraseAll();
    expect(await database.read(put.map(([key]) => key))).toEqual(new Map());
  });

  it('exports even when something that JSON cannot hold was set aside', async () => {
    await database.update([], () => ({ put: [['set-aside:odd:2026-11-21T10:00:00.000Z', 10n]] }));
    expect(Object.keys(JSON.parse(await exportText()).entries)).toContain('messages:c1');
  });

  it('can be imported again although something in storage is unreadable: that is exported as set aside', async () => {
    await database.update([], () => ({ put: [['messages:c1', { version: 1, data: { messages: 'cut sho' } }]] }));
    const reading = await readUsable(await exportText());
    expect(reading).toMatchObject({ conversations: 2, messages: 2 });
    const aside = [...reading.entries].filter(([key]) => key.startsWith('set-aside:messages:c1:'));
    expect(aside.map(([, entry]) => entry)).toEqual([{ version: 1, data: { messages: 'cut sho' } }]);
  });

  it('fails rather than pretend when it cannot read storage', async () => {
    vi.spyOn(database, 'read').mockRejectedValue(new DOMException('no', 'UnknownError'));
    await expect(exportAll()).rejects.toThrow('no');
  });
});

describe('importing', () => {
  it('replaces everything, including open conversations, and leaves nothing old except what was set aside', async () => {
    const text = await exportText();
    const before = await storedEntries();
    await saveProfile({ ...exampleProfile, name: 'Somebody else' });
    startConversation('newer', '2026-11-22T10:00:00.000Z', 'c3');
    await appendMessages('c3', [said('m9', 'newer')]);
    const screen = openMessages('c1');
    await screen.hydrate();
    screen.setState({ messages: [] });
    await database.update([], () => ({ put: [['set-aside:drafts:then', 'cut sho']] }));

    await replaceAll(await readUsable(text));
    expect(await storedEntries()).toEqual({ ...before, 'set-aside:drafts:then': 'cut sho' });
    expect(profileStore.getState().profile?.name).toBe('Inès');
    expect(conversationsStore.getState().openId).toBe('c2');
    expect(screen.getState().messages).toHaveLength(3);
    await closeMessages('c1');
  });

  it.each([1, 3, 6])('is all or nothing: a failure at the %i. entry leaves everything as it was', async (nth) => {
    const reading = await readUsable(await exportText());
    setTheme('light');
    await settingsStore.flush();
    const [stored, shown] = [await storedEntries(), states()];
    const { put } = IDBObjectStore.prototype;
    let puts = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (++puts === nth) throw new DOMException('no space', 'QuotaExceededError');
      return put.apply(this, args);
    });
    await expect(replaceAll(reading)).rejects.toThrow('no space');
    expect(await storedEntries()).toEqual(stored);
    expect(states()).toEqual(shown);
  });

  it('tells the other tabs, including what is gone', async () => {
    const reading = await readUsable(await exportText());
    startConversation('newer', '2026-11-22T10:00:00.000Z', 'c3');
    await appendMessages('c3', [said('m9', 'newer')]);
    const other = openTabs('jimp');
    const told = new Promise<TabMessage>((resolve) => {
      const stop = other.listen((message) => {
        if (message.kind !== 'replaced') return;
        stop();
        resolve(message);
      });
    });
    await replaceAll(reading);
    expect((await told).keys).toEqual(expect.arrayContaining(['settings', 'messages:c1', 'messages:c3']));
  });

  it('takes entries that this version does not know, but nothing that belongs to a device', async () => {
    const file = JSON.parse(await exportText());
    file.entries.tracker = { version: 7, data: { later: true } };
    for (const key of DEVICE_KEYS) file.entries[key] = 'another device’s';
    file.checksum = crc32(JSON.stringify(file.entries));
    await database.update([], () => ({ put: DEVICE_KEYS.map((key) => [key, `own ${key}`] as const) }));
    await replaceAll(await readUsable(JSON.stringify(file)));
    const own = new Map(DEVICE_KEYS.map((key) => [key, `own ${key}`]));
    expect(await database.read(DEVICE_KEYS)).toEqual(own);
    expect(await storedEntries()).toMatchObject({ tracker: { version: 7, data: { later: true } } });
  });

  it('checks the size of a file before reading any of it', async () => {
    const file = new File([new Uint8Array(MOST_BACKUP_BYTES + 1)], 'jimp.json');
    const text = vi.spyOn(file, 'text');
    expect(await readBackup(file)).toEqual({ kind: 'refused', reason: 'too-large' });
    expect(text).not.toHaveBeenCalled();
  });
});

describe('erasing everything', () => {
  it('leaves only the mark, whatever was pending or set aside', async () => {
    await database.update([], () => ({ put: [['set-aside:drafts:then', 'cut sho']] }));
    keepDraft('c2', 'typed just now');
    const { update } = database;
    vi.spyOn(database, 'update').mockImplementation(async (keys, decide) => {
      const change = await update(keys, decide);
      // A timer that fires at the worst moment.
      if (keys === 'all') await draftsStore.flush();
      return change;
    });
    await eraseAll();
    expect(Object.keys(await storedEntries())).toEqual([MARK_KEY]);
    expect(draftsStore.getState()).toEqual({ byTab: {} });
  });

  it('erases nothing if it fails', async () => {
    const stored = await storedEntries();
    vi.spyOn(database, 'update').mockRejectedValue(new DOMException('no', 'UnknownError'));
    await expect(eraseAll()).rejects.toThrow('no');
    expect(await storedEntries()).toEqual(stored);
    expect(profileStore.getState().profile?.name).toBe('Inès');
  });
});
