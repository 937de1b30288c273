// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GO_TO } from '../../contracts/reminders';
import english from '../../features/reminders/locales/en.json';
import { startI18n } from '../../i18n/i18n';
import { now } from '../../platform/clock';
import { remindersStore } from '../../state/reminders/remindersStore';
import { snooze } from '../../state/reminders/snoozes';
import { toastStore } from '../../ui/toast';
import { builtPath } from './builtPath';
import { noticeStore } from './noticeStore';
import ReminderNotice from './ReminderNotice';

vi.mock('../../platform/clock');
vi.mock(import('../../state/reminders/snoozes'), async (importOriginal) => ({
  ...(await importOriginal()),
  snooze: vi.fn(),
}));

const DUE = Date.parse('2026-11-21T19:00:00.000Z');
const occurrence = { id: `live@${DUE}`, reminderId: 'live', kind: 'live' as const, at: DUE, plannedAt: DUE };
const inParis = {
  id: 'live',
  kind: 'live' as const,
  schedule: { repeat: 'weekly' as const, weekdays: [6], time: '20:00', zone: 'Europe/Paris' },
  setAt: '2026-11-01T10:00:00.000Z',
};
const worker = new EventTarget();

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const address = () => document.querySelector('output')?.textContent;
const open = (path: string) =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <ReminderNotice />
        <Address />
      </MemoryRouter>,
    );
  });
const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.defineProperty(navigator, 'serviceWorker', { value: worker });
  await startI18n('en', () => Promise.resolve(english), ['reminders']);
});

beforeEach(() => {
  vi.mocked(now).mockReturnValue(new Date(DUE + 1000));
  noticeStore.setState({ notice: null });
});

afterEach(cleanup);

describe('opened by a notification', () => {
  const path = `/tiktok-live-planner?reminder=${encodeURIComponent(occurrence.id)}`;

  it("offers 'Remind in 10 min' and removes its query from the address", async () => {
    vi.mocked(snooze).mockResolvedValue('pushed');
    await open(path);
    await screen.findByText(english.notice.opened);
    expect(address()).toBe('/tiktok-live-planner');
    await click('Remind in 10 min');
    expect(snooze).toHaveBeenCalledExactlyOnceWith(occurrence);
    expect(toastStore.getState().toasts[0]?.text).toBe(english.notice.pushed);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['yesterday', 'not-an-id', `live@${DUE - 24 * 3_600_000}`])('offers nothing for %s', async (id) => {
    await open(`/?reminder=${id}`);
    await act(() => remindersStore.flush());
    expect(screen.queryByRole('button')).toBeNull();
    expect(address()).toBe('/');
  });
});

describe('due where no notification may be shown', () => {
  it('is announced by the page, and leads to where the notification would', async () => {
    await open('/settings');
    await act(async () => noticeStore.setState({ notice: { why: 'due', occurrence } }));
    expect((await screen.findByRole('alert')).textContent).toContain(english.notice.due.live);
    await click('Start Live Session');
    expect(address()).toBe('/tiktok-live-planner');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says the planned time once it is more than a minute late', async () => {
    vi.mocked(now).mockReturnValue(new Date(DUE + 60_001));
    remindersStore.setState({ list: [inParis] });
    await open('/settings');
    await act(async () => noticeStore.setState({ notice: { why: 'due', occurrence } }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your live was planned for 8:00\sPM\./);
  });

  it('leads home where its screen does not exist yet', async () => {
    expect(builtPath('/nowhere?reminder=a%401')).toBe('/?reminder=a%401');
    expect(builtPath('/nowhere')).toBe('/');
    await open('/nowhere?reminder=yesterday');
    expect(address()).toBe('/');
  });
});

it('goes where the service worker sends it, and answers', async () => {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  await open('/settings');
  await act(async () => worker.dispatchEvent(new MessageEvent('message', { data: { type: 'ELSE', path: '/else' } })));
  expect(address()).toBe('/settings');
  const sent = new MessageEvent('message', { data: { type: GO_TO, path: '/terms' } });
  Object.defineProperty(sent, 'ports', { value: [port2] });
  await act(async () => worker.dispatchEvent(sent));
  expect(address()).toBe('/terms');
  expect(await answered).toBe(true);
  port1.close();
});
