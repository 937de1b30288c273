import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GO_TO, REMINDERS_SNOOZED } from '../src/contracts/reminders';
import { REMINDER_KEYS } from '../src/contracts/storageKeys';
import { CAPABILITY, DEVICE, occurrenceOf, PLANNED_AT, stored } from '../tests/support/serviceWorker/device';
import { answerClick, type Windows } from './notificationClick';

/**
 * The app's windows; everything that happens to them is recorded in order. One that is starting does not listen yet.
 */
function windowsOf(...names: string[]) {
  const noted: unknown[] = [];
  const windows: Windows = {
    matchAll: async () =>
      names.map((name) => ({
        postMessage: (message: object, [port]: Transferable[]) => {
          noted.push({ window: name, message });
          if (port instanceof MessagePort && name !== 'starting') port.postMessage(true);
        },
        navigate: async (path) => {
          noted.push({ window: name, loaded: path });
          return null;
        },
        focus: async () => {
          noted.push({ window: name, focused: true });
          throw new DOMException('Not allowed to focus a window.', 'InvalidAccessError');
        },
      })),
    openWindow: async (url) => void noted.push({ opened: url }),
  };
  return { windows, noted };
}

const occurrence = occurrenceOf('live');
const data = { occurrence, target: '/tiktok-live-planner' };
const NOW = PLANNED_AT + 5000;

const serverAnswers = (answer: () => Promise<Response>) => {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

beforeEach(stored.clear);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The address tells the page which reminder opened it. */
const TARGET = `/tiktok-live-planner?reminder=live%40${PLANNED_AT}`;

describe('start', () => {
  it.each(['start', '', 'an action of an older version'])(
    'goes there in the open window: action %j',
    async (action) => {
      const { windows, noted } = windowsOf('last used', 'other');
      await answerClick(windows, action, data, NOW);
      expect(noted).toEqual([
        { window: 'last used', message: { type: GO_TO, path: TARGET } },
        { window: 'last used', focused: true },
      ]);
    },
  );

  it('loads it in an open window that does not listen yet', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { windows, noted } = windowsOf('starting');
    const answered = answerClick(windows, 'start', data, NOW);
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    await vi.runAllTimersAsync();
    await answered;
    expect(noted.slice(1)).toEqual([
      { window: 'starting', focused: true },
      { window: 'starting', loaded: TARGET },
    ]);
  });

  it('opens a window when there is none, and its address says why', async () => {
    const { windows, noted } = windowsOf();
    await answerClick(windows, 'start', data, NOW);
    expect(noted).toEqual([{ opened: TARGET }]);
  });

  it.each([undefined, null, 'text', { target: 7 }, { target: '/', occurrence: {} }])(
    'opens the app when the notification carries %j',
    async (unreadable) => {
      const { windows, noted } = windowsOf();
      await answerClick(windows, 'snooze', unreadable, NOW);
      expect(noted).toEqual([{ opened: '/' }]);
    },
  );
});

describe('remind in 10 min', () => {
  const snoozed = { ...occurrence, id: `${occurrence.id}~1`, at: NOW + 10 * 60_000 };

  it('asks the server, which reminds even with the app closed', async () => {
    const fetched = serverAnswers(async () => new Response(null, { status: 204 }));
    await stored.write(REMINDER_KEYS.device, DEVICE);
    const { windows, noted } = windowsOf('open');
    await answerClick(windows, 'snooze', data, NOW);
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/reminders/snooze', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${CAPABILITY}` },
      body: JSON.stringify({ occurrence }),
      signal: expect.any(AbortSignal),
    });
    expect(noted).toEqual([]);
    expect(await stored.read(REMINDER_KEYS.snoozed)).toBeUndefined();
  });

  it.each([
    ['there is no network', DEVICE, async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server no longer knows the device', DEVICE, async () => new Response('{}', { status: 404 })],
    ['there is no push', { ...DEVICE, capability: undefined }, async () => new Response(null, { status: 204 })],
    ['the device cannot be read', 'damaged', async () => new Response(null, { status: 204 })],
  ])('leaves it to the page when %s', async (_case, device, answer) => {
    serverAnswers(answer);
    await stored.write(REMINDER_KEYS.device, device);
    const { windows, noted } = windowsOf('one', 'other');
    await answerClick(windows, 'snooze', data, NOW);
    expect(await stored.read(REMINDER_KEYS.snoozed)).toEqual([snoozed]);
    expect(noted).toEqual([
      { window: 'one', message: { type: REMINDERS_SNOOZED } },
      { window: 'other', message: { type: REMINDERS_SNOOZED } },
    ]);
  });
});
