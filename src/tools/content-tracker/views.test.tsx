// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  button,
  day,
  idea,
  labels,
  plain,
  prepareTracker,
  settle,
  show,
  titles,
  user,
} from '../../../tests/support/screens/content-tracker';

import { remindersStore } from '../../state/reminders/remindersStore';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/clock');

prepareTracker();

describe('search and filters', () => {
  const videos = [
    idea('1', { title: 'Sérum d’été', niche: 'beauty' }),
    idea('2', { title: 'Micro', priority: 'high', createdAt: day(2) }),
    idea('3', { title: 'Imprimante', publishedAt: day(19), platform: 'TikTok' }),
  ];
  const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: labels.search });
  const said = () => plain(screen.getAllByRole('status').find((status) => status.textContent)?.textContent);

  it('combine, announce the count politely, and can be reset where nothing is found', async () => {
    await show(videos);
    await user.type(search(), 'serum');
    expect(titles()).toEqual(['Sérum d’été']);
    expect(said()).toBe('1 vidéo trouvée');
    await user.click(button('Filtres'));
    await user.selectOptions(screen.getByLabelText('Priorité'), 'Haute');
    expect(titles()).toEqual([]);
    expect(said()).toBe(labels.nothingFound);
    await user.click(button(labels.reset));
    expect(titles()).toEqual(['Sérum d’été', 'Micro', 'Imprimante']);
    expect(search().value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('each counter shows only its own videos', async () => {
    await show(videos);
    await user.click(button('En retard'));
    expect(titles()).toEqual(['Micro']);
    await user.click(button('Publié'));
    expect(titles()).toEqual(['Imprimante']);
    await user.click(button('Publié'));
    expect(titles().length).toBe(3);
  });

  it('and the view survive a reload', async () => {
    await show(videos);
    await user.type(search(), 'micro');
    await user.click(button('Tableau'));
    cleanup();
    await show(videos);
    expect(search().value).toBe('micro');
    expect(button('Tableau').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the board', () => {
  const tab = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

  it('shows one stage at a time on a phone, with how many videos each has', async () => {
    await show([idea('1'), idea('2', { stage: 'script' }), idea('3', { publishedAt: day(20), platform: 'T' })]);
    await user.click(button('Tableau'));
    await settle();
    const tabs = within(screen.getByRole('list', { name: 'Étape' })).getAllByRole('button');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Idée 1',
      'Script écrit 1',
      'Prête à tourner 0',
      'Vérifiée 0',
      'Publiée 1',
      'Mesurée 0',
    ]);
    expect(titles()).toEqual(['Idée 1']);
    await user.click(tab('Publiée'));
    expect(titles()).toEqual(['Idée 3']);
    await user.click(tab('Vérifiée'));
    expect(screen.getByText(labels.emptyStage.checked)).toBeTruthy();
  });
});

describe('the calendar', () => {
  const today = () => screen.getByRole('button', { current: 'date' });
  const dayButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

  async function openCalendar() {
    await user.click(button('Calendrier'));
    await settle();
  }

  it('has the weekly lives on their days from today on, unless a live on record stands there', async () => {
    const schedule = { repeat: 'weekly' as const, weekdays: [2, 4], time: '20:00', zone: 'Europe/Paris' };
    remindersStore.setState({ list: [{ id: 'live', kind: 'live', schedule, setAt: '2026-11-01T10:00:00Z' }] });
    await show([idea('1', { kind: 'live', slot: { date: '2026-11-26', time: '20:00' } })]);
    await openCalendar();
    const named = (name: string) => dayButton(name).getAttribute('aria-label');
    expect(named('mardi 17 novembre 2026')).toBe('mardi 17 novembre 2026');
    expect(named('mardi 24 novembre 2026')).toBe('mardi 24 novembre 2026, Live');
    expect(named('jeudi 26 novembre 2026')).toBe('jeudi 26 novembre 2026, 1 vidéo');
    await user.click(dayButton('mardi 24 novembre 2026'));
    expect(plain(document.body.textContent)).toContain('Live · mar. 24 nov., 20:00');
    remindersStore.setState({ list: [] });
  });

  it('has slots and publications on their days; a tap shows the videos of one', async () => {
    await show([
      idea('1', { slot: { date: '2026-11-24', time: '19:30' } }),
      idea('2', { publishedAt: day(20), platform: 'TikTok' }),
      idea('3'),
    ]);
    await openCalendar();
    expect(today().getAttribute('aria-label')).toBe('samedi 21 novembre 2026');
    expect(titles()).toEqual([]);
    await user.click(dayButton('mardi 24 novembre 2026, 1 vidéo'));
    expect(titles()).toEqual(['Idée 1']);
    await user.click(dayButton('vendredi 20 novembre 2026, 1 vidéo'));
    expect(titles()).toEqual(['Idée 2']);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/conversion-planner?date=2026-11-20');
    expect(plain(screen.getByRole('link', { name: /sans créneau/ }).textContent)).toBe('1 idée sans créneau');
  });

  it('is moved through by keyboard, day by day and month by month, and by its buttons', async () => {
    await show([]);
    await openCalendar();
    today().focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('samedi 5 décembre 2026');
    await user.keyboard('{PageDown}{Home}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('lundi 4 janvier 2027');
    await user.click(button('Mois précédent'));
    expect(screen.getByRole('heading', { name: 'décembre 2026' })).toBeTruthy();
    cleanup();
    await show([]);
    expect(screen.getByRole('heading', { name: 'vendredi 4 décembre' })).toBeTruthy();
    await user.click(button('Aujourd’hui'));
    expect(screen.getByRole('heading', { name: 'novembre 2026' })).toBeTruthy();
  });
});

it('many videos: only those on the screen are in the page, and on paper all of them', async () => {
  await show(Array.from({ length: 40 }, (_, number) => idea(`${number}`)));
  expect(titles().length).toBeLessThan(40);
  await act(async () => window.dispatchEvent(new Event('beforeprint')));
  expect(titles().length).toBe(40);
  await act(async () => window.dispatchEvent(new Event('afterprint')));
});
