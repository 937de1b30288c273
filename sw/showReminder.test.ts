import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REMINDER_KEYS } from '../src/contracts/storageKeys';
import { CAPABILITY, DEVICE, occurrenceOf, PLANNED_AT, stored } from '../tests/support/serviceWorker/device';
import { showReminder } from './showReminder';

const NOW = PLANNED_AT + 1000;
const live = occurrenceOf('live');
const page = { from: 'page' } as const;
const push = { from: 'push' } as const;

const notifier = () => ({
  showNotification: vi.fn<ServiceWorkerRegistration['showNotification']>(async () => undefined),
});
const fetched = vi.fn<typeof fetch>();

beforeEach(async () => {
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { language: 'fr-FR' });
  await stored.clear();
  await stored.write(REMINDER_KEYS.device, DEVICE);
});
afterEach(() => vi.unstubAllGlobals());

describe('a reminder', () => {
  it('requires interaction; tag live-reminder; two actions', async () => {
    const { showNotification } = notifier();
    await showReminder({ showNotification }, live, push, NOW);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'Live',
      expect.objectContaining({
        body: expect.stringMatching(/^Live, (one|two)$/),
        tag: 'live-reminder',
        requireInteraction: true,
        renotify: true,
        actions: [
          { action: 'start', title: 'Start Live' },
          { action: 'snooze', title: 'Later' },
        ],
        data: { occurrence: live, target: '/tiktok-live-planner' },
      }),
    );
  });

  it('of another kind has its own tag and target', async () => {
    const { showNotification } = notifier();
    const posting = occurrenceOf('posting', 'posting');
    await showReminder({ showNotification }, posting, push, NOW);
    const data = { occurrence: posting, target: '/publishing-scheduler' };
    expect(showNotification).toHaveBeenCalledWith(
      'Posting',
      expect.objectContaining({ tag: 'posting-reminder', data }),
    );
  });

  it('shown by the page spares the server a push', async () => {
    await showReminder(notifier(), live, page, NOW);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/api/reminders/shown',
      expect.objectContaining({
        headers: expect.objectContaining({ Authorization: `Bearer ${CAPABILITY}` }),
        body: JSON.stringify({ occurrence: live }),
      }),
    );
  });

  it('is shown even when the server does not hear of it', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const { showNotification } = notifier();
    await showReminder({ showNotification }, live, page, NOW);
    expect(showNotification).toHaveBeenCalledTimes(1);
  });

  it('says nothing to the server without push, or after a push', async () => {
    await showReminder(notifier(), live, push, NOW);
    await stored.write(REMINDER_KEYS.device, { ...DEVICE, capability: undefined });
    await showReminder(notifier(), occurrenceOf('other'), page, NOW);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('one occurrence is shown once, however many layers are alive', () => {
  it('from two pages', async () => {
    const { showNotification } = notifier();
    await Promise.all([
      showReminder({ showNotification }, live, page, NOW),
      showReminder({ showNotification }, live, page, NOW),
    ]);
    expect(showNotification).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('from push, then a page', async () => {
    const { showNotification } = notifier();
    await showReminder({ showNotification }, live, push, NOW);
    await showReminder({ showNotification }, live, page, NOW + 10_000);
    expect(showNotification).toHaveBeenCalledTimes(1);
  });

  it('from a page, then push: in place, without a sound', async () => {
    const { showNotification } = notifier();
    await showReminder({ showNotification }, live, page, NOW);
    await showReminder({ showNotification }, live, push, NOW + 2000);
    const inPlace = { tag: 'live-reminder', silent: true, renotify: false };
    expect(showNotification).toHaveBeenLastCalledWith('Live', expect.objectContaining(inPlace));
  });
});

describe('a device that cannot be read', () => {
  it.each([
    ['fr-CA', 'Ton rappel est là. Ouvre Jimp pour voir ce que tu as prévu.', 'fr'],
    ['de-DE', 'Here is your reminder. Open Jimp to see what you planned.', 'en'],
  ])('still reminds of the live, in French or English: %s', async (language, body, lang) => {
    vi.stubGlobal('navigator', { language });
    await stored.write(REMINDER_KEYS.device, 'damaged');
    const { showNotification } = notifier();
    await showReminder({ showNotification }, live, push, NOW);
    const data = { occurrence: live, target: '/tiktok-live-planner' };
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\blive\b/),
      expect.objectContaining({ body, lang, tag: 'live-reminder', data }),
    );
  });

  it('has the specified actions: "Start Live Session" and "Remind in 10 min"', async () => {
    vi.stubGlobal('navigator', { language: 'en-GB' });
    await stored.write(REMINDER_KEYS.device, undefined);
    const { showNotification } = notifier();
    await showReminder({ showNotification }, live, push, NOW);
    const actions = [
      { action: 'start', title: 'Start Live Session' },
      { action: 'snooze', title: 'Remind in 10 min' },
    ];
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.objectContaining({ actions }));
  });
});

it('an occurrence at an impossible time still shows that there is a reminder', async () => {
  const { showNotification } = notifier();
  await showReminder({ showNotification }, occurrenceOf('live', 'live', Number.MAX_SAFE_INTEGER), push, NOW);
  expect(showNotification).toHaveBeenCalledTimes(1);
});

it('a permission that was withdrawn ends in a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { showNotification } = notifier();
  showNotification.mockRejectedValue(new TypeError('No notification permission has been granted for this origin.'));
  await showReminder({ showNotification }, live, page, NOW);
  expect(warn).toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
  warn.mockRestore();
});
