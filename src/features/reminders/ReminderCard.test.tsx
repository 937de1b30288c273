// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { now } from '../../platform/clock';
import { askPermission, isPermissionOpen, workingRegistration } from '../../platform/notifications';
import { PUSH_RESULTS, type PushResult } from '../../platform/push';
import { pushStore, syncReminders } from '../../state/reminders/reminderSync';
import { remindersStore } from '../../state/reminders/remindersStore';
import { profileStore } from '../../state/slices/profileStore';
import english from './locales/en.json';
import { FADE_MS, ReminderCard, SUCCESS_MS } from './ReminderCard';

vi.mock('../../platform/clock');
vi.mock('../../platform/notifications');
vi.mock('../../platform/timeZone', () => ({ deviceZone: () => 'Europe/Paris' }));
vi.mock(import('../../state/reminders/reminderSync'), async (importOriginal) => ({
  ...(await importOriginal()),
  syncReminders: vi.fn(),
}));

const enabled = {
  live: {
    id: 'live',
    enabled: true,
    niche: 'Fitness',
    preferredDays: ['Monday', 'Thursday'],
    preferredTime: '7:30 PM',
    userName: 'Sam',
  },
  list: [
    {
      id: 'live',
      kind: 'live' as const,
      niche: 'Fitness',
      schedule: { repeat: 'weekly' as const, weekdays: [1, 4], time: '19:30', zone: 'Europe/Paris' },
      setAt: '2026-11-01T10:00:00.000Z',
    },
  ],
};

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const click = (name: string) => act(async () => fireEvent.click(button(name)));
const choose = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const syncWith = (result: PushResult) =>
  vi.mocked(syncReminders).mockImplementation(async () => {
    pushStore.setState({ result });
    return result;
  });
const show = async () => {
  render(<ReminderCard />);
  await screen.findAllByRole('button');
};
/** Storage answers in real time, even if the timers are the test's own. */
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
};

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await startI18n('en', (_, namespace) => Promise.resolve(namespace === 'reminders' ? english : {}), ['reminders']);
});

beforeEach(() => {
  vi.mocked(now).mockReturnValue(new Date('2026-11-21T10:00:00.000Z'));
  vi.mocked(isPermissionOpen).mockReturnValue(true);
  vi.mocked(askPermission).mockReset().mockResolvedValue('granted');
  syncWith('subscribed');
  pushStore.setState({ result: null });
  profileStore.setState({ profile: null });
  remindersStore.setState({ live: null, list: [], cardPutAway: undefined });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('not enabled', () => {
  beforeEach(show);

  it('leads to the form', async () => {
    expect(screen.getByRole('heading').textContent).toBe('Live Reminder Boost');
    await click(english.setUp);
    expect(screen.getByLabelText(english.form.niche)).toBeTruthy();
  });

  it('minimised and disabled hides it, on every later visit too: it asks once', async () => {
    await click(english.minimise);
    expect(document.body.textContent).toBe('');
    cleanup();
    await act(async () => {
      render(<ReminderCard />);
    });
    expect(document.body.textContent).toBe('');
  });

  it('it leaves a line where there is room for one, which opens it again', async () => {
    await click(english.minimise);
    cleanup();
    await act(async () => {
      render(<ReminderCard leavesLine />);
    });
    expect(document.body.textContent).toBe(english.setUp);
    await click(english.setUp);
    expect(screen.getByRole('region', { name: english.title })).toBeTruthy();
  });
});

describe('the form', () => {
  const openForm = async () => {
    await show();
    await click(english.setUp);
  };

  it('Enable Reminders is disabled unless a niche is chosen and at least one preferred day is selected', async () => {
    await openForm();
    expect(button('Enable Reminders').disabled).toBe(true);
    await choose(english.form.niche, 'Tech');
    expect(button('Enable Reminders').disabled).toBe(true);
    await click('Monday');
    expect(button('Enable Reminders').disabled).toBe(false);
    await click('Monday');
    expect(button('Enable Reminders').disabled).toBe(true);
  });

  it('times hourly from 6:00 AM to 10:00 PM, default 8:00 PM', async () => {
    await openForm();
    const select = screen.getByLabelText<HTMLSelectElement>(english.form.time);
    expect(select.value).toBe('8:00 PM');
    expect([select.options[0]?.value, select.options[16]?.value, select.options.length]).toEqual([
      '6:00 AM',
      '10:00 PM',
      17,
    ]);
  });

  it('offers the nine niches and starts with what the profile knows', async () => {
    profileStore.setState({
      profile: {
        name: 'Inès',
        niche: 'home',
        hasShopAccount: true,
        financialGoal: '1000',
        experienceLevel: 'beginner',
        contentPreference: 'lives',
        onboardingCompleted: true,
        completedAt: '2026-11-21T10:00:00.000Z',
      },
    });
    await openForm();
    const niche = screen.getByLabelText<HTMLSelectElement>(english.form.niche);
    expect(niche.options.length).toBe(10);
    expect(niche.value).toBe('Home Decor');
    expect(screen.getByLabelText<HTMLInputElement>(english.form.name).value).toBe('Inès');
  });

  it('gives the reason before the permission is asked for, and only then', async () => {
    await openForm();
    expect(document.body.textContent).toContain(english.form.reason);
    cleanup();
    vi.mocked(isPermissionOpen).mockReturnValue(false);
    await openForm();
    expect(document.body.textContent).not.toContain(english.form.reason);
  });

  it("is disabled while setting up (label 'Setting up...')", async () => {
    let answer = (_: NotificationPermission) => {};
    vi.mocked(askPermission).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await openForm();
    await choose(english.form.niche, 'Tech');
    await click('Monday');
    expect(askPermission).not.toHaveBeenCalled();
    await click('Enable Reminders');
    expect(button('Setting up...').disabled).toBe(true);
    await act(async () => answer('granted'));
    expect(await screen.findByRole('status')).toBeTruthy();
  });

  it('Name is optional and defaults to "Creator"', async () => {
    await openForm();
    await choose(english.form.niche, 'Gadgets');
    await click('Sunday');
    await choose(english.form.time, '9:00 AM');
    await click('Enable Reminders');
    await screen.findByRole('status');
    expect(remindersStore.getState()).toMatchObject({
      live: {
        enabled: true,
        niche: 'Gadgets',
        preferredDays: ['Sunday'],
        preferredTime: '9:00 AM',
        userName: 'Creator',
      },
      list: [{ id: 'live', niche: 'Gadgets', schedule: { weekdays: [7], time: '09:00' } }],
    });
  });
});

describe('after Enable Reminders', () => {
  const enable = async () => {
    await show();
    await click(english.setUp);
    await choose(english.form.niche, 'Tech');
    await click('Monday');
    await click('Enable Reminders');
  };

  it('a success message shows for 3 s, the card fades out, and it is removed about 1 s later', async () => {
    await show();
    await click(english.setUp);
    await choose(english.form.niche, 'Tech');
    await click('Monday');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await click('Enable Reminders');
    await until(() => screen.queryByRole('status') !== null);
    expect(screen.getByRole('status').textContent).toContain('Monday, November 23');
    const card = screen.getByRole('region');
    await act(async () => vi.advanceTimersByTime(SUCCESS_MS - 1));
    expect(card.className).not.toContain('opacity-0');
    await act(async () => vi.advanceTimersByTime(1));
    expect(card.className).toContain('opacity-0');
    await act(async () => vi.advanceTimersByTime(FADE_MS));
    expect(document.body.textContent).toBe('');
  });

  it.each(PUSH_RESULTS.filter((result) => result !== 'subscribed'))(
    'the settings are stored and enabled, and the card says what to do: %s',
    async (result) => {
      syncWith(result);
      await enable();
      await screen.findByText(english.push[result].title);
      expect(remindersStore.getState().live?.enabled).toBe(true);
      expect(document.body.textContent).toContain(english.push[result].text);
    },
  );
});

it.each([
  ['unsupported', 'This browser does not support notifications'],
  ['no-service-worker', 'This browser does not support service workers'],
  ['denied', 'Notification permission denied'],
  ['worker-failed', 'Failed to register service worker'],
] as const)('%s: "%s"', (result, words) => {
  expect(english.push[result].title).toBe(words);
});

describe('enabled', () => {
  beforeEach(async () => {
    remindersStore.setState(enabled);
    await show();
  });

  it('is a round icon that opens', async () => {
    expect(screen.queryByRole('heading')).toBeNull();
    await click(english.open);
    expect(document.body.textContent).toContain('Next live: Monday, November 23 at 7:30');
    expect(document.body.textContent).toContain(english.calendar.why);
    await click(english.minimise);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(button(english.open)).toBeTruthy();
  });

  it("shows this week's tip of the niche", async () => {
    const { default: liveTips } = await import('../../domain/liveTips/locales/en.json');
    await click(english.open);
    // 21 November 2026 is in week 47.
    expect(await screen.findByText(liveTips.Fitness[47 % 4] ?? '')).toBeTruthy();
  });

  it('Edit Settings reopens the form; any stored time is honoured', async () => {
    await click(english.open);
    await click('Edit Settings');
    const time = screen.getByLabelText<HTMLSelectElement>(english.form.time);
    expect([time.value, time.options.length]).toEqual(['7:30 PM', 18]);
    expect(screen.getByLabelText<HTMLSelectElement>(english.form.niche).value).toBe('Fitness');
    expect(button('Thursday').getAttribute('aria-pressed')).toBe('true');
  });

  it('Disable returns to not enabled, with the settings kept', async () => {
    await click(english.open);
    await click('Disable');
    await screen.findByRole('button', { name: english.setUp });
    expect(remindersStore.getState()).toMatchObject({ live: { enabled: false, niche: 'Fitness' }, list: [] });
  });

  it('shows a test notification like the real one', async () => {
    const showNotification = vi.fn();
    vi.mocked(workingRegistration).mockResolvedValue(Object.assign(Object.create(null), { showNotification }));
    await click(english.open);
    await click(english.test.run);
    expect(await screen.findByText(english.test.sent)).toBeTruthy();
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('Sam'),
      expect.objectContaining({ tag: 'live-reminder', requireInteraction: true }),
    );
  });

  it('Alert: "Test notification failed. Please check your browser settings."', async () => {
    vi.mocked(askPermission).mockResolvedValue('denied');
    await click(english.open);
    await click(english.test.run);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Test notification failed. Please check your browser settings.');
  });
});
