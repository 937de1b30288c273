// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import {
  button,
  day,
  days,
  keep,
  labels,
  named,
  plain,
  preparePlanner,
  press,
  said,
  says,
  selected,
  TODAY,
  texts,
} from '../../../tests/support/screens/conversion-planner';
import { plannedDaysStore } from '../../state/slices/plannedDaysStore';

vi.mock('../../platform/clipboard');
vi.mock('../../state/reminders/reminderSync');
vi.mock('../../features/reminders/ReminderCard', () => ({ ReminderCard: () => <aside>Rappel de live</aside> }));

const showTool = preparePlanner();

describe('7-day week grid starting on Sunday; the selected day defaults to today', () => {
  it('has seven days from Sunday 22 to Saturday 28, Tuesday 24 selected', async () => {
    await showTool();
    expect(days().map(said)).toEqual([
      'dimanche 22 novembre',
      'lundi 23 novembre',
      'mardi 24 novembre, aujourd’hui',
      'mercredi 25 novembre',
      'jeudi 26 novembre',
      'vendredi 27 novembre',
      'samedi 28 novembre',
    ]);
    expect(said(selected())).toMatch(/^mardi 24/);
  });

  it.each([
    ['?date=2026-12-31', /^jeudi 31 décembre/],
    ['?date=2026-02-30', /^mardi 24/],
    ['?date=demain', /^mardi 24/],
  ])('the address %s selects %s', async (query, name) => {
    await showTool(`/conversion-planner${query}`);
    expect(said(selected())).toMatch(name);
  });

  it('clicking a day selects it; each has its own motivation quote', async () => {
    await showTool();
    for (const [index, quote] of texts.quotes.entries()) {
      const one = days()[index];
      await act(async () => one && fireEvent.click(one));
      expect(selected()).toBe(days()[index]);
      expect(says(quote)).toBe(true);
    }
  });

  it('weeks before and after can be opened, and this week leads back', async () => {
    await showTool();
    expect(screen.queryByRole('button', named(labels.week.current))).toBeNull();
    await press(labels.week.next);
    expect(said(selected())).toBe('mardi 1 décembre');
    await press(labels.week.previous);
    await press(labels.week.previous);
    expect(said(selected())).toBe('mardi 17 novembre');
    await press(labels.week.current);
    expect(said(selected())).toMatch(/^mardi 24/);
  });

  it.each([
    ['ArrowRight', '?date=2026-11-28', /^dimanche 29/],
    ['ArrowLeft', '?date=2026-11-22', /^samedi 21/],
    ['PageDown', '', /^mardi 1 décembre/],
    ['PageUp', '', /^mardi 17/],
    ['Home', '', /^dimanche 22/],
    ['End', '', /^samedi 28/],
  ])('the key %s moves on, and the focus with it', async (key, query, name) => {
    await showTool(`/conversion-planner${query}`);
    await act(async () => {
      selected()?.focus();
      if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
    });
    expect(said(selected())).toMatch(name);
    expect(document.activeElement).toBe(selected());
  });
});

describe('Planner day: completed can be set to true once and cannot be unset (the button becomes disabled)', () => {
  it('holds for that day alone, and stays after another visit', async () => {
    await showTool();
    await press(labels.day.complete);
    expect(plannedDaysStore.getState().items).toEqual([{ id: TODAY, liveSession: false, completed: true }]);
    expect(button(labels.day.completed).disabled).toBe(true);
    expect(said(selected())).toContain(labels.week.completed);
    await day(/^lundi 23/);
    expect(button(labels.day.complete).disabled).toBe(false);
    cleanup();
    await showTool();
    expect(button(labels.day.completed).disabled).toBe(true);
  });
});

describe('what else is on the screen', () => {
  it('« 2 vidéos en retard. On en tourne une maintenant ? 20 minutes suffisent. » leads to the tracker', async () => {
    const old = { createdAt: '2026-11-10T10:00:00.000Z' };
    keep(exampleVideo(old), exampleVideo(old), exampleVideo());
    await showTool();
    const note = screen.getByRole('link', named(/en retard/));
    expect(plain(note.textContent)).toBe('2 vidéos en retard. On en tourne une maintenant ? 20 minutes suffisent.');
    expect(note.getAttribute('href')).toBe('/content-tracker');
  });

  it('Live Reminder Boost card: floating on the hub and the planner', async () => {
    await showTool();
    await act(async () => vi.dynamicImportSettled());
    expect(screen.getByText('Rappel de live')).toBeTruthy();
  });
});
