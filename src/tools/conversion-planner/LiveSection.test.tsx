// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import {
  day,
  keep,
  labels,
  named,
  on,
  plain,
  preparePlanner,
  press,
  TODAY,
  toast,
  undo,
  videos,
} from '../../../tests/support/screens/conversion-planner';
import { write } from '../../../tests/support/showTool';
import type { Reminder } from '../../contracts/reminders';
import { allLiveReminders, liveReminders } from '../../domain/lives/liveReminders';
import { deviceZone } from '../../platform/timeZone';
import { remindersStore } from '../../state/reminders/remindersStore';

vi.mock('../../platform/clipboard');
vi.mock('../../state/reminders/reminderSync');
vi.mock('../../features/reminders/ReminderCard', () => ({ ReminderCard: () => <aside>Rappel de live</aside> }));

const showTool = preparePlanner();

const box = () => screen.getByRole<HTMLInputElement>('checkbox', named(labels.live.check));

describe('Live-session checkbox per day; the live-session flag toggles', () => {
  it('shows the live with its time, reminder, calendar and script; unticked, it is gone', async () => {
    await showTool();
    await act(async () => fireEvent.click(box()));
    expect(box().checked).toBe(true);
    const card = screen.getByRole('article');
    expect(plain(card.textContent)).toContain('Live · mardi 20 h');
    expect(within(card).getByRole('link', { name: labels.live.script }).getAttribute('href')).toBe(
      '/live-script-generator?niche=tech',
    );
    expect(within(card).getByRole('button', named(labels.live.remind))).toBeTruthy();
    await write(within(card).getByLabelText(labels.live.time), '18:30');
    expect(plain(card.textContent)).toContain('Live · mardi 18:30');
    expect(videos()).toMatchObject([{ kind: 'live', slot: { date: TODAY, time: '18:30', zone: deviceZone() } }]);
    await act(async () => fireEvent.click(box()));
    expect(screen.queryByRole('article')).toBeNull();
    expect(videos()).toEqual([]);
    await undo();
    expect(videos()).toMatchObject([{ kind: 'live', slot: { time: '18:30' } }]);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('begins at the preferred time of the reminder card', async () => {
    const live = { id: 'live', enabled: false, niche: 'Tech', preferredDays: ['Tuesday'], userName: 'Inès' };
    remindersStore.setState({ live: { ...live, preferredTime: '7:30 PM' } });
    await showTool();
    await act(async () => fireEvent.click(box()));
    expect(plain(screen.getByRole('article').textContent)).toContain('Live · mardi 19:30');
  });

  it('the next live of the week shows on the days before it, by its title in the tracker', async () => {
    keep(exampleVideo({ kind: 'live', title: 'Gadgets de bureau', ...on('2026-11-26', '21:00') }));
    await showTool();
    expect(box().checked).toBe(false);
    expect(plain(screen.getByRole('article').textContent)).toContain('Live · jeudi 21 h');
    expect(screen.getByRole('heading', named('Gadgets de bureau'))).toBeTruthy();
    await day(/^vendredi 27/);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('a live of the tracker ticks the box, and a day may have several', async () => {
    const { id: _, ...noon } = exampleVideo({ kind: 'live', title: 'Midi', ...on(TODAY, '12:30') });
    keep({ id: 'noon', ...noon }, { id: 'night', ...noon, title: 'Soir', ...on(TODAY, '22:00') });
    await showTool();
    expect(box().checked).toBe(true);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await press(labels.live.another);
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('taken off its day, a live that holds something waits without one; undoing restores it with its reminder', async () => {
    const remindedFrom = '2026-11-21T10:00:00.000Z';
    const live = exampleVideo({ kind: 'live', script: 'Bonsoir', ...on(TODAY, '20:00'), remindedFrom });
    keep(live);
    await showTool();
    await act(async () => fireEvent.click(box()));
    expect(toast()?.text).toBe(labels.live.removed);
    expect(videos()).toMatchObject([{ script: 'Bonsoir', slot: undefined, remindedFrom: undefined }]);
    await undo();
    expect(videos()).toEqual([live]);
    expect(box().checked).toBe(true);
  });

  it('moved to another day, it keeps its time and its reminder', async () => {
    const remindedFrom = '2026-11-21T10:00:00.000Z';
    const live = exampleVideo({
      kind: 'live',
      title: 'Gadgets',
      stage: 'toShoot',
      ...on(TODAY, '18:30'),
      remindedFrom,
    });
    keep(live);
    await showTool();
    await act(async () => vi.dynamicImportSettled());
    await press(labels.move.this.replace('{{title}}', 'Gadgets'));
    await act(async () => vi.dynamicImportSettled());
    const other = screen.getByLabelText(labels.move.other);
    await write(other, '2026-11-27');
    await act(async () => fireEvent.submit(other));
    expect(liveReminders(videos(), 'Europe/Paris')).toMatchObject([
      { schedule: { date: '2026-11-27', time: '18:30' } },
    ]);
    expect(plain(screen.getByRole('article').textContent)).toContain('Live · vendredi 18:30');
    await undo();
    expect(videos()).toEqual([live]);
  });
});

describe('a weekly live', () => {
  const weekly: Reminder = {
    id: 'live',
    kind: 'live',
    schedule: { repeat: 'weekly', weekdays: [2], time: '20:00', zone: 'Europe/Paris' },
    setAt: '2026-11-01T10:00:00.000Z',
    niche: 'Tech',
  };

  it('stands on its day, has a record of its own once its time changes, and rings at that alone', async () => {
    remindersStore.setState({ list: [weekly] });
    await showTool();
    expect(box().checked).toBe(true);
    const card = screen.getByRole('article');
    expect(plain(card.textContent)).toContain(labels.live.weekly);
    expect(videos()).toEqual([]);
    await write(within(card).getByLabelText(labels.live.time), '21:15');
    expect(videos()).toMatchObject([{ id: `live-${TODAY}`, slot: { time: '21:15' } }]);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    const { list, settled } = remindersStore.getState();
    const due = allLiveReminders({ list, settled }, videos(), 'Europe/Paris', TODAY).map(({ schedule }) => schedule);
    expect(due).toMatchObject([
      { repeat: 'weekly', except: [TODAY] },
      { repeat: 'once', date: TODAY, time: '21:15' },
    ]);
  });

  it('can be left out once, and comes back with undo', async () => {
    remindersStore.setState({ list: [weekly] });
    await showTool();
    await press(labels.live.notThisWeek);
    expect(screen.queryByRole('article')).toBeNull();
    expect(box().checked).toBe(false);
    await undo();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});
