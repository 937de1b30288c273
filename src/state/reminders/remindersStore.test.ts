import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_REMINDERS, type Schedule } from '../../contracts/reminders';
import { now } from '../../platform/clock';
import { deviceZone } from '../../platform/timeZone';
import { LIVE_ID, remindersStore } from './remindersStore';
import { saveLive } from './saveLive';
import { forgetPastReminders, removeReminders, setReminder, setReminders } from './setReminders';
import { answerZone, leaveUnknownZones, zoneToAskAbout } from './zones';

vi.mock('../../platform/clock');
vi.mock('../../platform/timeZone');

const zone = 'Europe/Paris';
const weekly: Schedule = { repeat: 'weekly', weekdays: [1], time: '18:00', zone };
const once: Schedule = { repeat: 'once', date: '2026-11-22', time: '18:00', zone };
const live = {
  enabled: true,
  niche: 'Beauty',
  preferredDays: ['Monday', 'Thursday'],
  preferredTime: '7:30 PM',
  userName: 'Inès',
};
const list = () => remindersStore.getState().list;
const setClock = (time: string) => vi.mocked(now).mockImplementation(() => new Date(time));

beforeEach(() => {
  setClock('2026-11-21T10:00:00.000Z');
  vi.mocked(deviceZone).mockReturnValue(zone);
  remindersStore.setState(remindersStore.getInitialState(), true);
});

afterEach(() => remindersStore.flush());

describe('setReminder, the one function for every tool', () => {
  it('takes weekly and one-off reminders of every kind', async () => {
    await setReminder({ id: 'post-1', kind: 'posting', schedule: once });
    await setReminder({ id: 'check', kind: 'checklist', schedule: weekly, niche: 'beauty' });
    const setAt = '2026-11-21T10:00:00.000Z';
    expect(list()).toEqual([
      { id: 'post-1', kind: 'posting', schedule: once, setAt },
      { id: 'check', kind: 'checklist', schedule: weekly, niche: 'beauty', setAt },
    ]);
  });

  it('changes the one with the same id; it counts as newly set only if its time has changed', async () => {
    await setReminder({ id: 'post-1', kind: 'posting', schedule: weekly });
    setClock('2026-11-21T11:00:00.000Z');
    await setReminder({ id: 'post-1', kind: 'posting', schedule: weekly, niche: 'tech' });
    expect(list()).toMatchObject([{ niche: 'tech', setAt: '2026-11-21T10:00:00.000Z' }]);
    await setReminder({ id: 'post-1', kind: 'posting', schedule: { ...weekly, time: '19:00' } });
    expect(list()).toMatchObject([{ schedule: { time: '19:00' }, setAt: '2026-11-21T11:00:00.000Z' }]);
  });

  it('refuses what this device cannot compute, and more than a device may have', async () => {
    const nowhere = { ...weekly, zone: 'Mars/Olympus' };
    expect(await setReminder({ id: 'a', kind: 'live', schedule: nowhere })).toBe('unknown-zone');
    for (let index = 0; index < MOST_REMINDERS; index++)
      expect(await setReminder({ id: `r-${index}`, kind: 'posting', schedule: weekly })).toBe('set');
    expect(await setReminder({ id: 'a', kind: 'live', schedule: weekly })).toBe('too-many');
    expect(await setReminder({ id: 'r-0', kind: 'posting', schedule: once })).toBe('set');
    expect(list().length).toBe(MOST_REMINDERS);
  });

  it('counts none that are over', async () => {
    for (let index = 0; index < MOST_REMINDERS; index++)
      expect(await setReminder({ id: `r-${index}`, kind: 'posting', schedule: once })).toBe('set');
    setClock('2026-11-22T19:01:00.000Z');
    expect(await setReminder({ id: 'a', kind: 'live', schedule: weekly })).toBe('set');
    expect(list().map(({ id }) => id)).toEqual(['a']);
  });

  it('throws if it does not fit the contract, and stores nothing', async () => {
    await expect(setReminder({ id: 'a b', kind: 'posting', schedule: weekly })).rejects.toThrow();
    expect(list()).toEqual([]);
  });

  it('is undone by removeReminders', async () => {
    await setReminder({ id: 'post-1', kind: 'posting', schedule: weekly });
    await removeReminders(['post-1', 'unknown']);
    expect(list()).toEqual([]);
  });

  it('is undone right after a start, too, before anything was read', async () => {
    await setReminder({ id: 'post-1', kind: 'posting', schedule: weekly });
    vi.resetModules();
    const { removeReminders } = await import('./setReminders');
    const { remindersStore } = await import('./remindersStore');
    await removeReminders(['post-1']);
    expect(remindersStore.getState().list).toEqual([]);
  });
});

describe('setReminders, for all slots of a plan', () => {
  const slot = (id: string) => ({ id, kind: 'posting' as const, schedule: weekly });

  it('sets all of them, and drops those that an earlier plan had beyond them', async () => {
    await setReminders([slot('plan-1'), slot('plan-2'), slot('plan-3')], 'plan');
    await setReminder(slot('planner'));
    await setReminders([slot('plan-1'), slot('plan-2')], 'plan');
    expect(list().map(({ id }) => id)).toEqual(['planner', 'plan-1', 'plan-2']);
  });

  it('sets all or none', async () => {
    const many = Array.from({ length: MOST_REMINDERS }, (_, index) => slot(`r-${index}`));
    await setReminder(slot('other'));
    expect(await setReminders(many)).toBe('too-many');
    const nowhere = { ...slot('b'), schedule: { ...weekly, zone: 'Mars/Olympus' } };
    expect(await setReminders([slot('a'), nowhere])).toBe('unknown-zone');
    expect(list().map(({ id }) => id)).toEqual(['other']);
  });

  it('makes nothing due before the plan begins, nor before now', async () => {
    await setReminder({ ...slot('ahead'), from: Date.parse('2026-11-23T17:00:00Z') });
    await setReminder({ ...slot('begun'), from: Date.parse('2026-11-02T17:00:00Z') });
    expect(list().map(({ setAt }) => setAt)).toEqual(['2026-11-23T17:00:00.000Z', '2026-11-21T10:00:00.000Z']);
  });
});

describe('the live reminder', () => {
  it('stores its settings and is in the list while it is enabled', async () => {
    await saveLive(live);
    expect(remindersStore.getState().live).toEqual({ ...live, id: LIVE_ID });
    expect(list()).toMatchObject([
      { id: LIVE_ID, kind: 'live', niche: 'Beauty', schedule: { weekdays: [1, 4], time: '19:30', zone } },
    ]);
    await saveLive({ ...live, enabled: false });
    expect(remindersStore.getState().live).toEqual({ ...live, id: LIVE_ID, enabled: false });
    expect(list()).toEqual([]);
  });

  it.each(['', 'Gardening', 'beauty'])("a missing or unknown niche is stored as 'general': %j", async (niche) => {
    await saveLive({ ...live, niche });
    expect(remindersStore.getState()).toMatchObject({ live: { niche: 'general' }, list: [{ niche: 'general' }] });
  });

  it('asks once after a change of time zone whether it moves along', async () => {
    await saveLive(live);
    expect(zoneToAskAbout()).toBeUndefined();
    vi.mocked(deviceZone).mockReturnValue('America/New_York');
    expect(zoneToAskAbout()).toBe('Europe/Paris');
    await answerZone('move');
    expect(list()).toMatchObject([{ schedule: { time: '19:30', zone: 'America/New_York' } }]);
    expect(zoneToAskAbout()).toBeUndefined();
  });

  it('stays where it was planned if that is the answer, and nobody is asked again', async () => {
    await saveLive(live);
    vi.mocked(deviceZone).mockReturnValue('America/New_York');
    await answerZone('stay');
    expect(list()).toMatchObject([{ schedule: { time: '19:30', zone: 'Europe/Paris' } }]);
    expect(zoneToAskAbout()).toBeUndefined();
  });
});

it.each(['IST', 'Mars/Olympus_Mons'])("reminders stored in %s keep their time, on the device's clock", async (odd) => {
  const setAt = '2026-11-21T10:00:00.000Z';
  remindersStore.setState({
    list: [
      { id: 'post-1', kind: 'posting', setAt, schedule: { ...once, zone: odd } },
      { id: 'check', kind: 'checklist', setAt, schedule: { ...weekly, zone: 'Asia/Tokyo' } },
    ],
  });
  await leaveUnknownZones();
  expect(list().map(({ schedule }) => schedule)).toEqual([once, { ...weekly, zone: 'Asia/Tokyo' }]);
});

it('one-off reminders are removed two hours after their time; weekly ones stay', async () => {
  await setReminder({ id: 'post-1', kind: 'posting', schedule: once });
  await setReminder({ id: 'check', kind: 'checklist', schedule: weekly });
  setClock('2026-11-22T18:59:00.000Z');
  await forgetPastReminders();
  expect(list().length).toBe(2);
  setClock('2026-11-22T19:01:00.000Z');
  await forgetPastReminders();
  expect(list().map(({ id }) => id)).toEqual(['check']);
});
