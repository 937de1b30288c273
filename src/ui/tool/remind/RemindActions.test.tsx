// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_REMINDERS } from '../../../contracts/reminders';
import reminders from '../../../features/reminders/locales/en.json';
import { startI18n } from '../../../i18n/i18n';
import tool from '../../../i18n/locales/en/tool.labels.json';
import { now } from '../../../platform/clock';
import { askPermission, isPermissionOpen } from '../../../platform/notifications';
import type { PushResult } from '../../../platform/push';
import { saveFile } from '../../../platform/saveFile';
import { deviceZone } from '../../../platform/timeZone';
import { pushStore, syncReminders } from '../../../state/reminders/reminderSync';
import { remindersStore } from '../../../state/reminders/remindersStore';
import { setReminder } from '../../../state/reminders/setReminders';
import { RemindActions } from './RemindActions';
import { RemindRow } from './RemindRow';
import { type Moment, useReminding } from './useReminding';

vi.mock('../../../platform/clock');
vi.mock('../../../platform/notifications');
vi.mock('../../../platform/saveFile');
vi.mock('../../../platform/timeZone');
vi.mock(import('../../../state/reminders/reminderSync'), async (importOriginal) => ({
  ...(await importOriginal()),
  syncReminders: vi.fn(),
}));

const zone = 'Europe/Paris';
const slot = (number: number, kind: Moment['kind'], time: string): Moment => ({
  id: `plan-${number}`,
  kind,
  schedule: { repeat: 'weekly', weekdays: [number], time, zone },
  name: 'Gloss',
  label: `slot ${number}`,
});
const MOMENTS = [slot(1, 'posting', '18:30'), slot(4, 'live', '19:45')];

function Plan({ moments }: { moments: readonly Moment[] }) {
  const reminding = useReminding();
  return (
    <>
      <ul>
        {moments.map((moment) => (
          <RemindRow key={moment.id} moment={moment} reminding={reminding} />
        ))}
      </ul>
      <RemindActions moments={moments} group="plan" reminding={reminding} />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => act(async () => fireEvent.click(button(name)));
const isOn = (name: string) => button(name).getAttribute('aria-pressed') === 'true';
const ids = () => remindersStore.getState().list.map(({ id }) => id);
const syncWith = (result: PushResult) =>
  vi.mocked(syncReminders).mockImplementation(async () => {
    if (ids().length === 0) return null;
    pushStore.setState({ result });
    return result;
  });
const show = async (moments: readonly Moment[] = MOMENTS) => {
  await act(async () => {
    render(<Plan moments={moments} />);
  });
};

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  const catalogues: Record<string, object> = { tool, reminders };
  await startI18n('en', (_, namespace) => Promise.resolve(catalogues[namespace] ?? {}), ['tool']);
});

beforeEach(async () => {
  vi.mocked(now).mockReturnValue(new Date('2026-11-21T10:00:00.000Z'));
  vi.mocked(deviceZone).mockReturnValue(zone);
  vi.mocked(isPermissionOpen).mockReturnValue(false);
  vi.mocked(askPermission).mockReset().mockResolvedValue('granted');
  syncWith('subscribed');
  await remindersStore.hydrate();
  remindersStore.setState({ live: null, list: [] });
});

afterEach(cleanup);

describe('a tap on the bell of a moment', () => {
  it('sets its reminder and shows the next date', async () => {
    await show();
    expect(isOn('Remind me: slot 4')).toBe(false);
    await click('Remind me: slot 4');
    expect(await screen.findByText('Reminder on Thursday, November 26 at 7:45 PM')).toBeTruthy();
    expect(isOn('Remind me: slot 4')).toBe(true);
    expect(isOn('Remind me: slot 1')).toBe(false);
    expect(remindersStore.getState().list).toMatchObject([{ id: 'plan-4', kind: 'live' }]);
    expect(await screen.findByText(reminders.push.subscribed.title)).toBeTruthy();
  });

  it('shows the date by the local clock, even if the slot is by another', async () => {
    vi.mocked(deviceZone).mockReturnValue('America/Montreal');
    await show();
    await click('Remind me: slot 4');
    expect(await screen.findByText('Reminder on Thursday, November 26 at 1:45 PM')).toBeTruthy();
  });

  it('is undone in place by another tap', async () => {
    await show();
    await click('Remind me: slot 1');
    await screen.findByText(/^Reminder on/);
    await click('Remind me: slot 1');
    await waitFor(() => expect(isOn('Remind me: slot 1')).toBe(false));
    expect(ids()).toEqual([]);
    expect(screen.queryByText(/^Reminder on/)).toBeNull();
    expect(screen.queryByText(reminders.push.subscribed.title)).toBeNull();
  });

  it('says where a reminder of an earlier plan still is, and moves it', async () => {
    await setReminder({ ...slot(1, 'posting', '12:30') });
    await show();
    const note = /^Still set for Monday, November 23 at 12:30 PM/;
    expect(await screen.findByText(note)).toBeTruthy();
    expect(isOn('Remind me: slot 1')).toBe(false);
    await click('Remind me: slot 1');
    expect(await screen.findByText('Reminder on Monday, November 23 at 6:30 PM')).toBeTruthy();
    expect(ids()).toEqual(['plan-1']);
  });
});

describe('the permission', () => {
  beforeEach(() => vi.mocked(isPermissionOpen).mockReturnValue(true));

  it('is asked for after the tap, with the reason', async () => {
    await show();
    await click('Remind me: slot 1');
    expect(await screen.findByText(reminders.form.reason)).toBeTruthy();
    expect(askPermission).not.toHaveBeenCalled();
    expect(ids()).toEqual([]);
    await click(reminders.ask.allow);
    expect(askPermission).toHaveBeenCalledOnce();
    await waitFor(() => expect(ids()).toEqual(['plan-1']));
    expect(screen.queryByText(reminders.form.reason)).toBeNull();
  });

  it('is not asked for if the reason does not convince, and nothing is set', async () => {
    await show();
    await click(tool.remind.all);
    await screen.findByText(reminders.form.reason);
    await click(reminders.form.cancel);
    expect(screen.queryByText(reminders.form.reason)).toBeNull();
    expect(askPermission).not.toHaveBeenCalled();
    expect(ids()).toEqual([]);
  });
});

describe('every failure says what to do, next to the tap', () => {
  it.each(['denied', 'dismissed', 'unsupported', 'ios-not-installed', 'offline', 'server-refused'] as const)(
    'and keeps the reminder: %s',
    async (result) => {
      syncWith(result);
      await show();
      await click('Remind me: slot 1');
      const [row] = screen.getAllByRole('listitem');
      if (!row) throw new Error('There is no row');
      expect(await within(row).findByText(reminders.push[result].title)).toBeTruthy();
      expect(within(row).getByText(reminders.push[result].text)).toBeTruthy();
      expect(ids()).toEqual(['plan-1']);
    },
  );

  it('and stores nothing if the device has too many', async () => {
    const list = Array.from({ length: MOST_REMINDERS }, (_, index) => ({
      id: `r-${index}`,
      kind: 'posting' as const,
      schedule: { repeat: 'weekly' as const, weekdays: [1], time: '08:00', zone },
      setAt: '2026-11-21T09:00:00.000Z',
    }));
    remindersStore.setState({ list });
    await show();
    await click('Remind me: slot 1');
    expect((await screen.findByRole('alert')).textContent).toBe(reminders.form.refused['too-many']);
    expect(isOn('Remind me: slot 1')).toBe(false);
  });

  it('but says nothing about a reminder that was removed while the browser asked', async () => {
    syncWith('denied');
    let answer = (_: NotificationPermission) => {};
    vi.mocked(askPermission).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await show();
    await click('Remind me: slot 1');
    await waitFor(() => expect(isOn('Remind me: slot 1')).toBe(true));
    await click('Remind me: slot 1');
    await waitFor(() => expect(isOn('Remind me: slot 1')).toBe(false));
    await act(async () => answer('denied'));
    expect(ids()).toEqual([]);
    expect(screen.queryByText(reminders.push.denied.title)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('all moments at once', () => {
  it('are switched on, then off again', async () => {
    await show();
    await click(tool.remind.all);
    expect(await screen.findAllByText(/^Reminder on/)).toHaveLength(2);
    expect(ids()).toEqual(['plan-1', 'plan-4']);
    expect(await screen.findByText(reminders.push.subscribed.title)).toBeTruthy();
    await click(tool.remind.areOn);
    await waitFor(() => expect(isOn(tool.remind.all)).toBe(false));
    expect(ids()).toEqual([]);
  });

  it('replace those of an earlier plan', async () => {
    await setReminder(slot(7, 'posting', '09:00'));
    await show();
    await click(tool.remind.all);
    await waitFor(() => expect(ids()).toEqual(['plan-1', 'plan-4']));
  });

  it('go into one calendar file, whether they ring here or not', async () => {
    vi.mocked(saveFile).mockResolvedValue('downloaded');
    await show();
    await click(tool.remind.calendar);
    expect(await screen.findByText(reminders.calendar.saved)).toBeTruthy();
    const [file, name] = vi.mocked(saveFile).mock.lastCall ?? [];
    expect(name).toBe('jimp-reminders.ics');
    const events = new ICAL.Component(ICAL.parse((await file?.text()) ?? '')).getAllSubcomponents('vevent');
    expect(events.map((event) => event.getFirstPropertyValue('uid'))).toEqual(['plan-1@jimp', 'plan-4@jimp']);
    expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual([
      `${reminders.calendar.posting.summary} · Gloss`,
      `${reminders.calendar.live.summary} · Gloss`,
    ]);
    expect(events.map((event) => event.getFirstPropertyValue('rrule')?.toString())).toEqual([
      'FREQ=WEEKLY;BYDAY=MO',
      'FREQ=WEEKLY;BYDAY=TH',
    ]);
    expect(ids()).toEqual([]);
  });

  it('say what to do if the calendar file could not be made', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(saveFile).mockRejectedValue(new Error('no'));
    await show();
    await click(tool.remind.calendar);
    expect(await screen.findByText(reminders.calendar.failed)).toBeTruthy();
  });
});
