// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  button,
  counted,
  day,
  dialog,
  idea,
  itemsOf,
  labels,
  menuOf,
  plain,
  prepareTracker,
  rowOf,
  section,
  settle,
  show,
  tick,
  toast,
  undo,
  user,
  video,
} from '../../../tests/support/screens/content-tracker';
import { videosStore } from '../../state/slices/videosStore';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/clock');

prepareTracker();

describe("Counters 'À tourner', 'Publié', 'En retard'", () => {
  it('count all ideas, everything published, and what is overdue', async () => {
    const published = Array.from({ length: 12 }, (_, index) =>
      idea(`p${index}`, { publishedAt: day(index + 1), platform: 'TikTok' }),
    );
    await show([idea('1'), idea('2', { createdAt: day(3) }), ...published]);
    expect(screen.getAllByRole('term').map((name) => name.textContent)).toEqual(['À tourner', 'Publié', 'En retard']);
    expect(counted()).toEqual(['2', '12', '1']);
    expect(itemsOf('Publié').length).toBe(10);
    expect(plain(section('Publié').textContent)).toContain('Les 10 plus récents, sur 12 en tout.');
    await user.click(button('Tout afficher'));
    expect(itemsOf('Publié').length).toBe(12);
    expect(document.activeElement).toBe(rowOf('Idée p2'));
    await user.click(button('Afficher moins'));
    expect(itemsOf('Publié').length).toBe(10);
  });
});

describe('a reminder banner for overdue ideas', () => {
  it('names at most 3 and leads to each', async () => {
    await show([1, 2, 3, 4].map((number) => idea(`${number}`, { createdAt: day(number) })));
    const banner = screen.getByRole('region', { name: 'En retard' });
    expect(plain(banner.textContent)).toContain('4 idées en retard.');
    const reminded = within(banner).getAllByRole('button');
    expect(reminded.map((item) => item.textContent)).toEqual(['Idée 1', 'Idée 2', 'Idée 3']);
    if (reminded[1]) await user.click(reminded[1]);
    await settle();
    expect(screen.getByRole('dialog', { name: 'Idée 2' })).toBeTruthy();
  });

  it('is absent where nothing is overdue', async () => {
    await show([idea('1')]);
    expect(screen.queryByRole('region', { name: 'En retard' })).toBeNull();
  });
});

describe('the list of ideas to shoot', () => {
  it('invites to a first idea where it is empty, and in other words once something was published', async () => {
    await show();
    expect(section('À tourner').textContent).toContain(labels.empty.first);
    await act(async () => videosStore.setState({ items: [{ ...idea('1'), publishedAt: day(20), platform: 'T' }] }));
    expect(section('À tourner').textContent).toContain(labels.empty.allShot);
  });

  it('shows the niche, priority and age of each', async () => {
    await show([
      idea('1', { niche: 'home', priority: 'high', createdAt: '2026-11-21T07:00:00.000Z' }),
      idea('2', { niche: 'Pêche à la mouche', priority: 'low', createdAt: day(1) }),
    ]);
    expect(plain(rowOf('Idée 1').textContent)).toBe('Idée 1Maison · priorité haute · il y a 3 h');
    expect(plain(rowOf('Idée 2').textContent)).toBe(
      'Idée 2Pêche à la mouche · priorité basse · il y a 20 j · En retard',
    );
  });
});

describe('Each idea can be marked as published or deleted.', () => {
  it('published: it goes to the published list with its date, and undoing restores it whole', async () => {
    const whole = idea('1', { script: 'Plan 1', createdAt: day(19) });
    await show([idea('2'), whole]);
    await user.click(tick('Idée 1'));
    expect(counted()).toEqual(['1', '1', '0']);
    expect(plain(itemsOf('Publié')[0]?.textContent)).toBe('Idée 1Tech · publié le 21 novembre 2026 sur TikTok');
    expect(toast()?.text).toBe(labels.done.published);
    await undo();
    expect(counted()).toEqual(['2', '0', '0']);
    expect(videosStore.getState().items).toContainEqual(whole);
    expect(itemsOf('À tourner')[1]?.textContent).toContain('Idée 1');
  });

  it('deleted: it is gone, and undoing restores it to its place', async () => {
    await show([idea('new'), idea('old', { createdAt: day(18) })]);
    await user.click(menuOf('Idée new'));
    await user.click((await dialog()).getByRole('button', { name: 'Supprimer' }));
    expect(counted()).toEqual(['1', '0', '0']);
    expect(toast()?.text).toBe(labels.done.deleted);
    await undo();
    expect(itemsOf('À tourner')[0]?.textContent).toContain('Idée new');
  });

  it('the focus goes to the next idea, then the one before, then the heading', async () => {
    await show([idea('a'), idea('b', { createdAt: day(19) }), idea('c', { createdAt: day(18) })]);
    await user.click(tick('Idée b'));
    expect(document.activeElement).toBe(rowOf('Idée c'));
    await user.click(tick('Idée c'));
    expect(document.activeElement).toBe(rowOf('Idée a'));
    await user.click(tick('Idée a'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'À tourner' }));
  });
});

it('Shift and an arrow move a video one stage forward or back, and the focus stays with it', async () => {
  await show([idea('1')]);
  rowOf('Idée 1').focus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
  expect(video('1')?.stage).toBe('script');
  expect(document.activeElement).toBe(rowOf('Idée 1'));
});

it('links to /viral-video-structure, /daily-viral-alerts and /title-generator as far as they exist', async () => {
  await show();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/viral-video-structure', '/title-generator']);
});
