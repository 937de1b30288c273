import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MOST_REMINDERS } from '../../contracts/reminders';
import { now } from '../../platform/clock';
import { allReminders } from './allReminders';
import { remindOfChecklist, stopChecklist } from './checklistReminders';
import { remindersStore } from './remindersStore';
import { setReminder } from './setReminders';

vi.mock('../../platform/clock');

const schedule = { repeat: 'weekly' as const, weekdays: [3], time: '18:00', zone: 'Europe/Paris' };
const slot = (id: string, niche = 'Beauty') => setReminder({ id, kind: 'posting', niche, schedule });
const ids = () => allReminders(remindersStore.getState()).map(({ id }) => id);

beforeEach(() => {
  vi.mocked(now).mockReturnValue(new Date('2026-11-21T10:00:00.000Z'));
  remindersStore.setState(remindersStore.getInitialState(), true);
});
afterEach(() => remindersStore.flush());

it('says so when no slot is planned, and comes before slots planned later', async () => {
  expect(await remindOfChecklist({ niche: 'Beauty', showForAllVideos: false })).toBe('no-slot');
  await slot('post-1');
  await slot('post-2', 'Tech');
  expect(ids()).toEqual(['post-1', 'post-2', 'checklist-post-1']);
});

it('covers all videos with showForAllVideos, until it is switched off', async () => {
  await slot('post-1');
  await slot('post-2', 'Tech');
  expect(await remindOfChecklist({ niche: 'Beauty', showForAllVideos: true })).toBe('set');
  expect(ids()).toEqual(['post-1', 'post-2', 'checklist-post-1', 'checklist-post-2']);
  await stopChecklist();
  expect(ids()).toEqual(['post-1', 'post-2']);
});

it('leaves out only itself when a device has as many reminders as it may', async () => {
  for (let index = 0; index < MOST_REMINDERS - 1; index++) await slot(`post-${index}`);
  await remindOfChecklist({ niche: 'Beauty', showForAllVideos: false });
  expect(ids().length).toBe(MOST_REMINDERS);
  expect(ids().at(-1)).toBe('checklist-post-0');
});
