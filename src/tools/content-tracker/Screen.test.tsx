// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Video } from '../../contracts/video';
import { exampleVideo } from '../../domain/videos/testing/exampleVideo';
import { startI18n } from '../../i18n/i18n';
import shell from '../../i18n/locales/fr/shell.labels.json';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { copyText } from '../../platform/clipboard';
import { now } from '../../platform/clock';
import { videosStore } from '../../state/videos';
import { ScreenNames } from '../../ui/screenNames';
import { toastStore } from '../../ui/toast';
import french from './locales/fr.json';
import ContentTrackerScreen from './Screen';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/clock');
vi.mock('../../state/persistedStore', async () => {
  const { createStore } = await import('zustand/vanilla');
  return {
    createPersistedStore: ({ initial }: { initial: object }) => ({
      ...createStore(() => initial),
      hydrate: () => Promise.resolve(),
    }),
  };
});

const { labels } = french;
const user = userEvent.setup();
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`;
const idea = (id: string, more: Partial<Video> = {}) =>
  exampleVideo({ id, title: `Idée ${id}`, createdAt: day(20), ...more });

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const named = (name: string) => ({ name: (accessible: string) => plain(accessible) === plain(name) });
const button = (name: string) => screen.getByRole('button', named(name));
const tick = (title: string) => button(labels.publishThis.replace('{{title}}', title));
const rowOf = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`), expanded: false });
const section = (heading: string) => {
  const element = screen.getByRole('heading', { level: 2, name: heading }).closest('section');
  if (!element) throw new Error(`no section ${heading}`);
  return element;
};
const itemsOf = (heading: string) => within(section(heading)).queryAllByRole('listitem');
const counted = () => screen.getAllByRole('definition').map((count) => count.textContent);
const toast = () => toastStore.getState().toasts[0];
const undo = () => act(async () => toast()?.action?.run());
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const nameOf = (path: string) => (path === '/daily-viral-alerts' ? undefined : `Écran ${path}`);

async function show(ideas: Video[] = []) {
  videosStore.setState({ items: ideas });
  await act(async () => {
    render(
      <MemoryRouter>
        <ScreenNames value={nameOf}>
          <ContentTrackerScreen />
        </ScreenNames>
      </MemoryRouter>,
    );
  });
}

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const catalogues: Record<string, object> = { shell, tool, 'content-tracker': french };
  await startI18n('fr', (language, namespace) =>
    language === 'fr' ? Promise.resolve(catalogues[namespace] ?? {}) : undefined,
  );
});

beforeEach(() => {
  vi.mocked(now).mockImplementation(() => new Date(day(21)));
  vi.mocked(copyText).mockResolvedValue(true);
  toastStore.setState({ toasts: [] });
});

afterEach(cleanup);

describe("Counters 'À tourner', 'Publié', 'En retard'", () => {
  it('count all ideas, all that is published, and what is overdue', async () => {
    const published = Array.from({ length: 12 }, (_, index) =>
      idea(`p${index}`, { publishedAt: day(index + 1), platform: 'TikTok' }),
    );
    await show([idea('1'), idea('2', { createdAt: day(3) }), ...published]);
    expect(screen.getAllByRole('term').map((name) => name.textContent)).toEqual(['À tourner', 'Publié', 'En retard']);
    expect(counted()).toEqual(['2', '12', '1']);
    expect(itemsOf('Publié').length).toBe(10);
    expect(plain(section('Publié').textContent)).toContain('Les 10 plus récents, sur 12 en tout.');
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
    const opened = screen.getByRole('button', { expanded: true });
    expect(opened.textContent).toContain('Idée 2');
    expect(document.activeElement).toBe(opened);
  });

  it('is not there where nothing is overdue', async () => {
    await show([idea('1')]);
    expect(screen.queryByRole('region', { name: 'En retard' })).toBeNull();
  });
});

describe('the list of ideas to shoot', () => {
  it('invites where there is none, otherwise once something was published', async () => {
    await show();
    expect(section('À tourner').textContent).toContain(labels.empty.first);
    await act(async () => videosStore.setState({ items: [{ ...idea('1'), publishedAt: day(20), platform: 'T' }] }));
    expect(section('À tourner').textContent).toContain(labels.empty.allShot);
  });

  it('says niche, priority and age of each', async () => {
    await show([
      idea('1', { niche: 'home', priority: 'high', createdAt: '2026-11-21T07:00:00.000Z' }),
      idea('2', { niche: 'Pêche à la mouche', priority: 'low', createdAt: day(1) }),
    ]);
    expect(plain(rowOf('Idée 1').textContent)).toBe('Idée 1Maison · priorité haute · il y a 3 h');
    expect(plain(rowOf('Idée 2').textContent)).toBe(
      'Idée 2Pêche à la mouche · priorité basse · il y a 20 j · En retard',
    );
  });

  it('an opened idea shows hook, script, product and hashtags, which can be copied', async () => {
    const script = 'Plan 1 : <b>la loupe</b>\nPlan 2 : {{product}} $&';
    await show([idea('1', { hook: 'Regarde ça', script, product: 'Micro « Z »', hashtags: ['#micro', '#tuto'] })]);
    await user.click(rowOf('Idée 1'));
    const shown = section('À tourner').textContent;
    for (const text of ['Regarde ça', script, 'Micro « Z »', '#micro #tuto']) expect(shown).toContain(text);
    await user.click(button(labels.copy.script));
    expect(copyText).toHaveBeenLastCalledWith(script);
    await user.click(button(labels.copy.hook));
    expect(copyText).toHaveBeenLastCalledWith('Regarde ça');
    await user.click(button(labels.copy.hashtags));
    expect(copyText).toHaveBeenLastCalledWith('#micro #tuto');
  });
});

describe('Each idea can be marked as published or deleted.', () => {
  it('published: it goes to the published list with its date, and undoing brings it back whole', async () => {
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

  it('deleted: it is gone, and undoing brings it back to its place', async () => {
    await show([idea('new'), idea('old', { createdAt: day(18) })]);
    await user.click(rowOf('Idée new'));
    await user.click(button('Supprimer'));
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
    await user.click(rowOf('Idée a'));
    await user.click(button('Marquer comme publié'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'À tourner' }));
  });
});

describe("the 'Nouvelle idée' modal", () => {
  const openModal = () => user.click(button('Nouvelle idée'));

  it('Enter saves; the modal closes, the idea is at the top of the list and said to be added', async () => {
    await show([idea('1')]);
    await openModal();
    expect(document.activeElement).toBe(field('Titre'));
    await user.type(field('Titre'), '  Test honnête  ');
    await user.type(field('Niche'), 'Tech{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(videosStore.getState().items[0]).toMatchObject({
      title: 'Test honnête',
      niche: 'Tech',
      description: '',
      priority: 'medium',
    });
    expect(itemsOf('À tourner')[0]?.textContent).toContain('Test honnête');
    expect(plain(screen.getByRole('status').textContent)).toBe('Idée ajoutée : Test honnête');
  });

  it.each([
    ['title', 'Niche'],
    ['niche', 'Titre'],
  ])('without %s nothing happens', async (_, filled) => {
    await show();
    await openModal();
    await user.type(field(filled), 'quelque chose{Enter}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(videosStore.getState().items).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes a description of several lines, saved with Ctrl and Enter, and a priority: Basse, Moyenne, Haute', async () => {
    await show();
    await openModal();
    expect(screen.getAllByRole('radio').map((choice) => choice.parentElement?.textContent)).toEqual([
      'Basse',
      'Moyenne',
      'Haute',
    ]);
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('medium');
    await user.type(field('Titre'), 'Test');
    await user.type(field('Niche'), 'Tech');
    await user.click(field('Haute'));
    await user.type(field(labels.form.description), 'Plan 1{Enter}Plan 2{Control>}{Enter}{/Control}');
    expect(videosStore.getState().items).toMatchObject([{ description: 'Plan 1\nPlan 2', priority: 'high' }]);
  });

  it('is cleared after saving, but not by closing it', async () => {
    await show();
    await openModal();
    await user.type(field('Titre'), 'Test');
    await user.click(button('Fermer'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await openModal();
    expect(field('Titre').value).toBe('Test');
    await user.type(field('Niche'), 'Tech');
    await user.click(field('Basse'));
    await user.click(button('Enregistrer'));
    await openModal();
    expect([field('Titre').value, field('Niche').value, field(labels.form.description).value]).toEqual(['', '', '']);
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('medium');
  });
});

it('links to /viral-video-structure, /daily-viral-alerts and /title-generator as far as they exist', async () => {
  await show();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/viral-video-structure', '/title-generator']);
});
