import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHARED_FILE_KEY } from '../contracts/sharedFile';
import { exampleProfile } from '../contracts/testing/exampleProfile';
import { crc32 } from '../lib/checksum';
import { openTabs, type TabMessage } from '../platform/tabs';
import { eraseAll, exportAll, replaceAll } from './backup';
import { appendMessages, closeMessages, openMessages } from './conversationMessages';
import { conversationsStore, startConversation } from './conversations';
import { draftsStore, keepDraft } from './drafts';
import { browserEnvironment } from './environment';
import ideas from './fixtures/ideas.v1.json';
import measured from './fixtures/measuredVideos.v1.json';
import published from './fixtures/published.v1.json';
import reminders from './fixtures/reminders.v1.json';
import { hydrateState } from './hydrateState';
import { languageStore } from './language';
import { profileStore, saveProfile } from './profile';
import { readBackup } from './readBackup';
import { setTheme, settingsStore } from './settings';
import { MARK_KEY, STORAGE_KEYS } from './storageKeys';
import { fillStorage, said, storedEntries } from './testing/example';

const DAMAGES = process.env.FULL ? 1000 : 100;
const { database } = browserEnvironment;
const slices = [settingsStore, languageStore, profileStore, conversationsStore, draftsStore];
const states = () => slices.map((store) => store.getState());

beforeEach(async () => {
  await hydrateState();
  await eraseAll();
  await fillStorage();
});

afterEach(() => vi.restoreAllMocks());

const exportText = async () => (await exportAll()).text();

async function readUsable(text: string) {
  const reading = await readBackup(text);
  if (reading.kind !== 'ok') throw new Error(reading.reason);
  return reading;
}

describe('export, erase, import', () => {
  it('gives back everything, deeply equal', async () => {
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

  it('holds what could not be saved and what was set aside', async () => {
    await database.update([], () => ({ put: [['set-aside:drafts:2026-11-21T10:00:00.000Z', 'cut sho']] }));
    vi.spyOn(database, 'update').mockRejectedValue(new DOMException('no', 'QuotaExceededError'));
    keepDraft('c2', 'not saved');
    const { entries } = JSON.parse(await exportText());
    expect(entries.drafts.data.byConversation).toEqual({ c1: 'Et si je', c2: 'not saved' });
    expect(entries['set-aside:drafts:2026-11-21T10:00:00.000Z']).toBe('cut sho');
  });

  it('holds what was measured of videos, never a file that was shared to this device; erasing takes both', async () => {
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

  it('is not kept from exporting by something set aside that JSON cannot hold', async () => {
    await database.update([], () => ({ put: [['set-aside:odd:2026-11-21T10:00:00.000Z', 10n]] }));
    expect(Object.keys(JSON.parse(await exportText()).entries)).toContain('messages:c1');
  });

  it('can be imported again though something in storage cannot be read: that is held as set aside', async () => {
    await database.update([], () => ({ put: [['messages:c1', { version: 1, data: { messages: 'cut sho' } }]] }));
    const reading = await readUsable(await exportText());
    expect(reading).toMatchObject({ conversations: 2, messages: 2 });
    const aside = [...reading.entries].filter(([key]) => key.startsWith('set-aside:messages:c1:'));
    expect(aside.map(([, entry]) => entry)).toEqual([{ version: 1, data: { messages: 'cut sho' } }]);
  });

  it('that cannot read storage fails rather than pretend', async () => {
    vi.spyOn(database, 'read').mockRejectedValue(new DOMException('no', 'UnknownError'));
    await expect(exportAll()).rejects.toThrow('no');
  });
});

describe('importing', () => {
  it('replaces what is there, open conversations too, and nothing of the old is left but what was set aside', async () => {
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

  it('tells the other tabs, of what is gone too', async () => {
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

  it('takes entries that this version does not know, and never the marks of the device', async () => {
    const file = JSON.parse(await exportText());
    file.entries.tracker = { version: 7, data: { later: true } };
    file.entries[MARK_KEY] = 'not a mark';
    file.checksum = crc32(JSON.stringify(file.entries));
    const mark = (await storedEntries())[MARK_KEY];
    await replaceAll(await readUsable(JSON.stringify(file)));
    expect(await storedEntries()).toMatchObject({ tracker: { version: 7, data: { later: true } }, [MARK_KEY]: mark });
  });
});

describe('erasing everything', () => {
  it('leaves nothing but the mark, whatever was pending or set aside', async () => {
    await database.update([], () => ({ put: [['set-aside:drafts:then', 'cut sho']] }));
    keepDraft('c2', 'typed just now');
    const { update } = database;
    vi.spyOn(database, 'update').mockImplementation(async (keys, decide) => {
      const change = await update(keys, decide);
      // A timer that runs out at the worst moment.
      if (keys === 'all') await draftsStore.flush();
      return change;
    });
    await eraseAll();
    expect(Object.keys(await storedEntries())).toEqual([MARK_KEY]);
    expect(draftsStore.getState()).toEqual({ byConversation: {} });
  });

  it('that fails erases nothing', async () => {
    const stored = await storedEntries();
    vi.spyOn(database, 'update').mockRejectedValue(new DOMException('no', 'UnknownError'));
    await expect(eraseAll()).rejects.toThrow('no');
    expect(await storedEntries()).toEqual(stored);
    expect(profileStore.getState().profile?.name).toBe('Inès');
  });
});

describe('a file that cannot be used', () => {
  it('is refused by its reason', async () => {
    const text = await exportText();
    const file = JSON.parse(text);
    const newerEntry = { ...file.entries, settings: { version: 99, data: {} } };
    const cases = {
      'not-json': ['', 'hello', text.slice(1), 'null{'],
      'not-jimp': ['null', '[]', '{}', '{"app":"other"}', '"jimp"'],
      newer: [
        JSON.stringify({ ...file, format: 2, anything: 'else' }),
        JSON.stringify({ ...file, entries: newerEntry, checksum: crc32(JSON.stringify(newerEntry)) }),
      ],
      damaged: [
        text.slice(0, -1),
        text.slice(0, text.length / 2),
        JSON.stringify({ ...file, format: 0 }),
        JSON.stringify({ ...file, entries: {} }),
        JSON.stringify({ ...file, checksum: undefined }),
      ],
    };
    for (const [reason, texts] of Object.entries(cases)) {
      for (const each of texts) expect(await readBackup(each)).toEqual({ kind: 'refused', reason });
    }
    const gone = new Blob();
    vi.spyOn(gone, 'text').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    expect(await readBackup(gone)).toEqual({ kind: 'refused', reason: 'unreadable' });
  });

  it(`is never half used: ${DAMAGES} damaged files leave the state untouched`, async () => {
    const text = await exportText();
    const original = await readUsable(text);
    keepDraft('new', 'this device is ahead of the file');
    await draftsStore.flush();
    const [stored, shown] = [await storedEntries(), states()];

    const damage = fc.record({
      how: fc.constantFrom('cut', 'drop', 'repeat', 'replace', 'swap'),
      from: fc.nat(text.length - 1),
      length: fc.integer({ min: 1, max: 40 }),
      by: fc.string({ minLength: 1, maxLength: 3 }),
    });
    let refused = 0;
    for (const { how, from, length, by } of fc.sample(damage, { numRuns: DAMAGES, seed: 11 })) {
      const [before, part, after] = [text.slice(0, from), text.slice(from, from + length), text.slice(from + length)];
      const damaged = {
        cut: before,
        drop: before + after,
        repeat: before + part + part + after,
        replace: before + by + text.slice(from + by.length),
        swap: before + after.slice(0, length) + part + after.slice(length),
      }[how];
      const reading = await readBackup(damaged);
      if (reading.kind === 'refused') refused++;
      else expect(reading.entries).toEqual(original.entries);
    }
    expect(refused).toBeGreaterThan(DAMAGES * 0.8);
    expect(await storedEntries()).toEqual(stored);
    expect(states()).toEqual(shown);
  });

  it(`is refused though its checksum is right: ${DAMAGES} entries with a field gone or of another type`, async () => {
    const text = await exportText();
    const damage = fc.record({ at: fc.nat(), by: fc.constantFrom<unknown>(undefined, 7, null, [], 'x', { x: 1 }) });
    let refused = 0;
    for (const { at, by } of fc.sample(damage, { numRuns: DAMAGES, seed: 12 })) {
      const file = JSON.parse(text);
      damageOne(file.entries, at, by);
      const reading = await readBackup(JSON.stringify({ ...file, checksum: crc32(JSON.stringify(file.entries)) }));
      if (reading.kind === 'refused') {
        // A version can be altered into one that is yet to come.
        expect(['damaged', 'newer']).toContain(reading.reason);
        refused++;
        continue;
      }
      // What was let through fits the schemas: nothing of it is set aside once it is in place.
      await replaceAll(reading);
      expect(slices.map((store) => store.status())).toEqual(slices.map(() => 'ready'));
    }
    expect(refused).toBeGreaterThan(DAMAGES / 2);
  });
});

/** Changes or removes the field number `at` of all fields of the tree. */
function damageOne(entries: Record<string, unknown>, at: number, by: unknown): void {
  const fields: [holder: Record<string, unknown>, key: string][] = [];
  const walk = (value: unknown): void => {
    if (!isHolder(value)) return;
    for (const key of Object.keys(value)) {
      fields.push([value, key]);
      walk(value[key]);
    }
  };
  walk(entries);
  const [holder, key] = fields[at % fields.length] ?? [entries, 'settings'];
  if (by === undefined && !Array.isArray(holder)) delete holder[key];
  else holder[key] = by;
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
