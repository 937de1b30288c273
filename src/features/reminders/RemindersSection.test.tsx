// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import ICAL from 'ical.js';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { startI18n } from '../../i18n/i18n';
import { now } from '../../platform/clock';
import { saveFile } from '../../platform/saveFile';
import { pushStore, syncReminders } from '../../state/reminders/reminderSync';
import { remindersStore } from '../../state/reminders/remindersStore';
import { videosStore } from '../../state/slices/videosStore';
import { toastStore } from '../../ui/toast';
import english from './locales/en.json';
import { RemindersSection } from './RemindersSection';

vi.mock('../../platform/clock');
vi.mock('../../platform/saveFile');
vi.mock(import('../../state/reminders/reminderSync'), async (importOriginal) => ({
  ...(await importOriginal()),
  syncReminders: vi.fn(),
}));

const schedule = { repeat: 'weekly' as const, weekdays: [1], time: '20:00', zone: 'Europe/Paris' };
const setAt = '2026-11-01T10:00:00.000Z';
const live = { id: 'live', kind: 'live' as const, niche: 'Beauty', schedule, setAt };
const posting = {
  id: 'post-1',
  kind: 'posting' as const,
  schedule: { repeat: 'once' as const, date: '2026-11-22', time: '18:00', zone: 'Europe/Paris' },
  setAt,
};

const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeAll(() => startI18n('en', () => Promise.resolve(english), ['reminders']));

beforeEach(async () => {
  vi.mocked(now).mockReturnValue(new Date('2026-11-21T10:00:00.000Z'));
  pushStore.setState({ result: 'subscribed' });
  await remindersStore.hydrate();
  remindersStore.setState({ list: [live, posting] });
  videosStore.setState({ items: [] });
  toastStore.setState({ toasts: [] });
  render(<RemindersSection />);
  await screen.findByRole('listitem');
});

afterEach(cleanup);

it('says when the next live is and what happens when the app is closed', async () => {
  expect((await screen.findByText(/Next live/)).textContent).toContain('Monday, November 23');
  expect(document.body.textContent).toContain(english.push.subscribed.title);
  expect(document.body.textContent).toContain(english.calendar.why);
});

it('opens the form in place', async () => {
  await click(english.edit);
  expect(screen.getByLabelText(english.form.niche)).toBeTruthy();
  await click(english.form.cancel);
  expect(screen.queryByLabelText(english.form.niche)).toBeNull();
});

it('lists what the tools have set, and removes it', async () => {
  expect(screen.getByRole('listitem').textContent).toContain('Sunday, November 22');
  await click(english.others.remove);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(remindersStore.getState().list).toEqual([live]);
  await waitFor(() => expect(syncReminders).toHaveBeenCalledWith('en'));
});

it('lists the lives on record by their names, in order; all are removed in one tap, and put back with undo', async () => {
  const on = (id: string, title: string, date: string) =>
    exampleVideo({ id, kind: 'live', title, slot: { date, time: '20:00', zone: 'Europe/Paris' }, remindedFrom: setAt });
  await act(async () =>
    videosStore.setState({ items: [on('b', 'Gadgets', '2026-11-28'), on('a', 'Serum night', '2026-11-21')] }),
  );
  const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(rows()).toEqual([
    expect.stringMatching(/^Serum nightSaturday, November 21, 8:00 PM/),
    expect.stringContaining('Sunday, November 22'),
    expect.stringMatching(/^GadgetsSaturday, November 28/),
  ]);
  const before = rows();
  await click(english.others.removeAll);
  await waitFor(() => expect(rows()).toEqual([]));
  expect(videosStore.getState().items.map(({ remindedFrom }) => remindedFrom)).toEqual([undefined, undefined]);
  await waitFor(() => expect(toastStore.getState().toasts).toHaveLength(1));
  await act(async () => toastStore.getState().toasts[0]?.action?.run());
  await waitFor(() => expect(rows()).toEqual(before));
});

it("the one-way switch of the checklist's reminders can be turned off in the settings", async () => {
  expect(screen.queryByRole('button', { name: english.checklist.stop })).toBeNull();
  const checklist = { enabled: true, niche: 'Tech', showForAllVideos: false, setAt };
  await act(async () => remindersStore.setState({ checklist }));
  expect(document.body.textContent).toContain('for Tech');
  await click(english.checklist.stop);
  await waitFor(() => expect(screen.queryByRole('button', { name: english.checklist.stop })).toBeNull());
  expect(remindersStore.getState().checklist).toEqual({ ...checklist, enabled: false });
});

it('names the place whose clock a reminder follows, if it is not the local one', async () => {
  const schedule = { repeat: 'weekly' as const, weekdays: [4], time: '19:30', zone: 'America/New_York' };
  await act(async () => remindersStore.setState({ list: [{ ...posting, schedule }] }));
  expect(screen.getByRole('listitem').textContent).toMatch(/Thursday, 7:30\sPM · New York/);
});

it('says what happens when the app is closed, even if only tools have set reminders', async () => {
  pushStore.setState({ result: 'denied' });
  await act(async () => remindersStore.setState({ list: [posting] }));
  expect(screen.getByText(english.push.denied.text)).toBeTruthy();
});

it('gives an .ics file that a calendar can read', async () => {
  vi.mocked(saveFile).mockResolvedValue('downloaded');
  await click(english.calendar.add);
  expect(await screen.findByText(english.calendar.saved)).toBeTruthy();
  const [file, name] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toBe('jimp-reminders.ics');
  const events = new ICAL.Component(ICAL.parse((await file?.text()) ?? '')).getAllSubcomponents('vevent');
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual([english.calendar.live.summary]);
});
