import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { reminderDevice } from '../../contracts/reminders';
import { LEAVING_KEY, REMINDER_KEYS } from '../../contracts/storageKeys';
import arabic from '../../i18n/locales/ar/notifications.labels.json';
import { notificationPermission } from '../../platform/notifications';
import { forgetOnServer, subscribePush, unsubscribePush } from '../../platform/push';
import { eraseAll, exportAll } from '../backup/deviceData';
import { browserEnvironment } from '../store/environment';
import { pushStore, syncReminders } from './reminderSync';
import { remindersStore } from './remindersStore';
import { saveLive } from './saveLive';
import { setReminder } from './setReminders';

vi.mock('../../platform/push');
vi.mock('../../platform/notifications');

const CAPABILITY = 'c'.repeat(43);
const endpoint = 'https://push.example/1';
const { database } = browserEnvironment;
const stored = async (key: string) => (await database.read([key])).get(key);
const device = async () => z.parse(reminderDevice, await stored(REMINDER_KEYS.device));
const live = { enabled: true, niche: 'Beauty', preferredDays: ['Monday'], preferredTime: '8:00 PM', userName: 'Inès' };

beforeEach(async () => {
  vi.mocked(forgetOnServer).mockResolvedValue(true);
  await eraseAll();
  vi.resetAllMocks();
  vi.mocked(notificationPermission).mockReturnValue('granted');
  vi.mocked(subscribePush).mockResolvedValue({ result: 'subscribed', capability: CAPABILITY, endpoint });
  vi.mocked(forgetOnServer).mockResolvedValue(true);
  await saveLive(live);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a change', () => {
  it('reaches the service worker with everything it shows, and the server without name and niche', async () => {
    expect(await syncReminders('fr')).toBe('subscribed');
    expect(await device()).toMatchObject({ capability: CAPABILITY, endpoint, language: 'fr', userName: 'Inès' });
    expect((await device()).reminders).toEqual(remindersStore.getState().list);
    const [body] = vi.mocked(subscribePush).mock.lastCall ?? [];
    expect(Object.keys(body?.reminders[0] ?? {}).sort()).toEqual(['id', 'kind', 'schedule', 'setAt']);
    expect(JSON.stringify(body)).not.toMatch(/Inès|Beauty/);
  });

  it('keeps the capability and is sent under it, only once', async () => {
    await syncReminders('fr');
    await setReminder({
      id: 'post-1',
      kind: 'posting',
      schedule: { repeat: 'weekly', weekdays: [2], time: '18:00', zone: 'Europe/Paris' },
    });
    await Promise.all([syncReminders('fr'), syncReminders('fr')]);
    expect(vi.mocked(subscribePush).mock.calls.map(([{ capability }]) => capability)).toEqual([undefined, CAPABILITY]);
    expect((await device()).reminders.length).toBe(2);
  });

  it('of the language changes the texts and their direction', async () => {
    await syncReminders('fr');
    const french = await device();
    const files: Record<string, object> = {
      '/languages/index.json': { ar: { first: '', labels: '/languages/ar/labels.json', texts: {} } },
      '/languages/ar/labels.json': { notifications: arabic },
    };
    vi.stubGlobal('fetch', async (address: string) => Response.json(files[address]));
    await syncReminders('ar');
    const { language, dir, texts } = await device();
    expect([language, dir]).toEqual(['ar', 'rtl']);
    expect(texts.posting).toEqual(arabic.posting);
    // Nobody has written the tips in this language: the notification says that it is a reminder.
    expect(texts.live.bodies).toEqual([arabic.unreadable]);
    expect(french.texts.live.bodies).toHaveLength(3);
  });

  it('of the language to one whose words cannot be fetched: notifications are in English', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('fetch', async () => Response.error());
    await syncReminders('he');
    expect(await device()).toMatchObject({ language: 'en', dir: 'ltr' });
  });

  it('that could not be sent is sent by the next call', async () => {
    vi.mocked(subscribePush).mockResolvedValueOnce({ result: 'offline' });
    expect(await syncReminders('fr')).toBe('offline');
    expect(pushStore.getState().result).toBe('offline');
    expect((await device()).reminders.length).toBe(1);
    expect(await syncReminders('fr')).toBe('subscribed');
  });
});

describe('a device that stores nothing', () => {
  const full = new DOMException('The disk is full', 'QuotaExceededError');

  it('is told so, and nothing is pushed to it', async () => {
    vi.spyOn(database, 'update').mockRejectedValue(full);
    expect(await syncReminders('fr')).toBe('not-kept');
    expect(pushStore.getState().result).toBe('not-kept');
    expect(subscribePush).not.toHaveBeenCalled();
  });

  it('makes the server forget a subscription that it could never change or end', async () => {
    const update = vi.spyOn(database, 'update');
    vi.mocked(subscribePush).mockImplementationOnce(async () => {
      update.mockRejectedValueOnce(full);
      return { result: 'subscribed', capability: CAPABILITY, endpoint };
    });
    expect(await syncReminders('fr')).toBe('not-kept');
    expect(forgetOnServer).toHaveBeenCalledExactlyOnceWith(CAPABILITY);
  });
});

describe('nothing left to be reminded of', () => {
  it('unsubscribes and removes everything from the server and for the service worker', async () => {
    await syncReminders('fr');
    await saveLive({ ...live, enabled: false });
    expect(await syncReminders('fr')).toBeNull();
    expect(unsubscribePush).toHaveBeenCalled();
    expect(forgetOnServer).toHaveBeenCalledExactlyOnceWith(CAPABILITY);
    expect(await stored(REMINDER_KEYS.device)).toBeUndefined();
    expect(await stored(LEAVING_KEY)).toBeUndefined();
  });

  it('is remembered offline and done the next time the app opens', async () => {
    await syncReminders('fr');
    await saveLive({ ...live, enabled: false });
    vi.mocked(forgetOnServer).mockResolvedValueOnce(false);
    await syncReminders('fr');
    expect(await stored(LEAVING_KEY)).toEqual([CAPABILITY]);
    await syncReminders('fr');
    expect(await stored(LEAVING_KEY)).toBeUndefined();
  });
});

describe('the push capability', () => {
  it('is never exported', async () => {
    await syncReminders('fr');
    const text = await (await exportAll()).text();
    expect(Object.keys(JSON.parse(text).entries)).toContain('reminders');
    expect(text).not.toContain(CAPABILITY);
  });

  it("is dropped by 'erase everything', now or the next time the app opens", async () => {
    await syncReminders('fr');
    vi.mocked(forgetOnServer).mockResolvedValueOnce(false);
    await eraseAll();
    expect(remindersStore.getState()).toEqual({ live: null, list: [] });
    expect(unsubscribePush).toHaveBeenCalled();
    expect((await database.keys()).sort()).toEqual(['jimp', LEAVING_KEY]);
    vi.mocked(unsubscribePush).mockClear();
    await syncReminders('fr');
    expect(unsubscribePush).toHaveBeenCalledOnce();
    expect(await database.keys()).toEqual(['jimp']);
  });
});
