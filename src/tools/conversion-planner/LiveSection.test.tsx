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
import { remindersStore } from '../../state/reminders/remindersStore';
import { plannedDaysStore } from '../../state/slices/plannedDaysStore';
import { toolRunOf } from '../../state/slices/toolRuns';
import { TOOL } from './tool';

vi.mock('../../platform/clipboard');
vi.mock('../../state/reminders/reminderSync');
vi.mock('../../features/reminders/ReminderCard', () => ({ ReminderCard: () => <aside>Rappel de live</aside> }));

const showTool = preparePlanner();

describe('Live-session checkbox per day; the live-session flag toggles', () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', named(labels.live.check));

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
    expect(toolRunOf(TOOL).getState().answers).toMatchObject({ [`live-${TODAY}`]: '18:30' });
    await act(async () => fireEvent.click(box()));
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('begins at the preferred time of the reminder card', async () => {
    const live = { id: 'live', enabled: true, niche: 'Tech', preferredDays: ['Tuesday'], userName: 'Inès' };
    remindersStore.setState({ live: { ...live, preferredTime: '7:30 PM' } });
    plannedDaysStore.setState({ items: [{ id: TODAY, liveSession: true, completed: false }] });
    await showTool();
    expect(plain(screen.getByRole('article').textContent)).toContain('Live · mardi 19:30');
  });

  it('the next live of the week shows on the days before it, by its title in the tracker', async () => {
    keep(exampleVideo({ kind: 'live', title: 'Gadgets de bureau', ...on('2026-11-26', '21:00') }));
    await showTool();
    expect(plain(screen.getByRole('article').textContent)).toContain('Live · jeudi 21 h');
    expect(screen.getByRole('heading', named('Gadgets de bureau'))).toBeTruthy();
    await day(/^vendredi 27/);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('cancelling a live removes its reminder; undoing restores both', async () => {
    const schedule = { repeat: 'once', date: TODAY, time: '20:00', zone: 'Europe/Paris' } as const;
    const reminder = {
      id: `planner-live-${TODAY}`,
      kind: 'live',
      schedule,
      setAt: '2026-11-21T10:00:00.000Z',
    } as const;
    remindersStore.setState({ list: [reminder] });
    plannedDaysStore.setState({ items: [{ id: TODAY, liveSession: true, completed: false }] });
    await showTool();
    await act(async () => fireEvent.click(box()));
    await vi.waitFor(() => expect(remindersStore.getState().list).toEqual([]));
    expect(toast()?.text).toBe(labels.live.removed);
    await undo();
    await vi.waitFor(() => expect(remindersStore.getState().list).toMatchObject([{ id: reminder.id, schedule }]));
    expect(box().checked).toBe(true);
  });

  describe('the reminder of a live that is moved to another day', () => {
    const schedule = { repeat: 'once', date: TODAY, time: '18:30', zone: 'Europe/Paris' } as const;
    const set = { id: `planner-live-${TODAY}`, kind: 'live', schedule, setAt: '2026-11-21T10:00:00.000Z' } as const;
    const live = exampleVideo({ kind: 'live', title: 'Gadgets', stage: 'toShoot', ...on(TODAY) });
    const reminders = () => remindersStore.getState().list.map(({ id, schedule }) => ({ id, schedule }));
    const moveTo = async (date: string) => {
      await act(async () => vi.dynamicImportSettled());
      await press(labels.move.this.replace('{{title}}', 'Gadgets'));
      await act(async () => vi.dynamicImportSettled());
      const other = screen.getByLabelText(labels.move.other);
      await write(other, date);
      await act(async () => fireEvent.submit(other));
    };

    it('moves along at its time, which the day shows; undoing puts it back', async () => {
      remindersStore.setState({ list: [set] });
      keep(live);
      await showTool();
      await moveTo('2026-11-27');
      const moved = { id: 'planner-live-2026-11-27', schedule: { ...schedule, date: '2026-11-27' } };
      await vi.waitFor(() => expect(reminders()).toEqual([expect.objectContaining({ id: moved.id })]));
      expect(reminders()[0]?.schedule).toMatchObject({ date: '2026-11-27', time: '18:30' });
      expect(plain(screen.getByRole('article').textContent)).toContain('Live · vendredi 18:30');
      await undo();
      await vi.waitFor(() => expect(reminders()).toEqual([{ id: set.id, schedule }]));
      expect(videos()).toEqual([live]);
    });

    it('stays where the day has another live', async () => {
      remindersStore.setState({ list: [set] });
      plannedDaysStore.setState({ items: [{ id: TODAY, liveSession: true, completed: false }] });
      keep(live);
      await showTool();
      await moveTo('2026-11-27');
      await act(async () => undefined);
      expect(reminders()).toEqual([{ id: set.id, schedule }]);
    });
  });
});
