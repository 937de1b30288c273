// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { supportDialogs } from '../../../tests/support/supportDialogs';
import type { Video } from '../../contracts/video';
import { startI18n } from '../../i18n/i18n';
import shell from '../../i18n/locales/fr/shell.labels.json';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { copyText } from '../../platform/clipboard';
import { now } from '../../platform/clock';
import { startAgain, toolRunOf } from '../../state/slices/toolRuns';
import { hydrateVideos, videosStore } from '../../state/slices/videosStore';
import { ScreenNames } from '../../ui/screenNames';
import { toastStore } from '../../ui/toast';
import french from './locales/fr.json';
import ContentTrackerScreen from './Screen';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/clock');

const { labels } = french;
const user = userEvent.setup();
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`;
const idea = (id: string, more: Partial<Video> = {}) =>
  exampleVideo({ id, title: `Idée ${id}`, createdAt: day(20), ...more });

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const named = (name: string) => ({ name: (accessible: string) => plain(accessible) === plain(name) });
const button = (name: string) => screen.getByRole('button', named(name));
const tick = (title: string) => button(labels.publishThis.replace('{{title}}', title));
const rowOf = (title: string) => {
  const row = screen.getAllByRole('button', { name: new RegExp(`^${title}`) }).find(({ dataset }) => 'row' in dataset);
  if (!row) throw new Error(`no row ${title}`);
  return row;
};
const menuOf = (title: string) => button(labels.menu.replace('{{title}}', title));
const video = (id: string) => videosStore.getState().items.find((item) => item.id === id);
/** Waits until the code that is fetched on demand has arrived. */
const settle = () => act(() => vi.dynamicImportSettled());
const dialog = async () => {
  await settle();
  return within(await screen.findByRole('dialog'));
};
const titles = (area = document.body) =>
  Array.from(area.querySelectorAll('[data-row] > [dir]'), (title) => title.textContent);
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

let address = '';
function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

async function show(ideas: Video[] = [], at = '/content-tracker') {
  videosStore.setState({ items: ideas });
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <ScreenNames value={nameOf}>
          <ContentTrackerScreen />
          <Address />
        </ScreenNames>
      </MemoryRouter>,
    );
  });
  await settle();
}

beforeAll(async () => {
  supportDialogs();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const catalogues: Record<string, object> = { shell, tool, 'content-tracker': french };
  await startI18n('fr', async (language, namespace) => (language === 'fr' ? (catalogues[namespace] ?? {}) : undefined));
  await Promise.all([toolRunOf('content-tracker').hydrate(), hydrateVideos()]);
});

beforeEach(() => {
  vi.mocked(now).mockImplementation(() => new Date(day(21)));
  vi.mocked(copyText).mockResolvedValue(true);
  toastStore.setState({ toasts: [] });
  startAgain(toolRunOf('content-tracker'));
});

afterEach(cleanup);

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

describe('an open video', () => {
  const script = 'Plan 1 : <b>la loupe</b>\nPlan 2 : {{product}} $&';
  const whole = idea('1', {
    stage: 'script',
    hook: 'Regarde ça',
    script,
    product: 'Micro « Z »',
    hashtags: ['#micro', '#tuto'],
  });

  it('shows hook, script, product and hashtags; hook, script and the caption with its disclosure and hashtags can be copied', async () => {
    await show([whole]);
    await user.click(rowOf('Idée 1'));
    await settle();
    expect([field('Hook').value, field('Script').value, field('Produit').value, field('Hashtags').value]).toEqual([
      'Regarde ça',
      script,
      'Micro « Z »',
      '#micro #tuto',
    ]);
    await user.click(button(labels.copy.script));
    expect(copyText).toHaveBeenLastCalledWith(script);
    await user.click(button(labels.copy.hook));
    expect(copyText).toHaveBeenLastCalledWith('Regarde ça');
    await user.click(button(labels.copy.caption));
    expect(copyText).toHaveBeenLastCalledWith('Regarde ça\nCollaboration commerciale\n#micro #tuto');
  });

  it('is opened by ?video=<id> and leads on by its stage, to the teleprompter too', async () => {
    await show([whole], '/content-tracker?video=1');
    const links = (await dialog()).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/publishing-scheduler?video=1',
      '/pre-publication-checklist?video=1',
      '/viral-video-structure?niche=tech&product=Micro+%C2%AB+Z+%C2%BB&video=1',
    ]);
    expect(button(tool.result.teleprompter)).toBeTruthy();
    await user.click(button('Fermer'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address).toBe('/content-tracker');
  });

  it('says so where it does not exist', async () => {
    await show([whole], '/content-tracker?video=other');
    expect(toast()?.text).toBe(labels.gone);
    expect(address).toBe('/content-tracker');
  });

  it('keeps what is written at each keystroke, and after closing a toast undoes it', async () => {
    await show([whole], '/content-tracker?video=1');
    await user.type(field('Produit'), ' 2');
    expect(video('1')?.product).toBe('Micro « Z » 2');
    await user.click(field('Haute'));
    expect(video('1')?.priority).toBe('high');
    await user.clear(field('Titre'));
    expect(video('1')?.title).toBe('Idée 1');
    await user.tab();
    expect(field('Titre').value).toBe('Idée 1');
    await user.click(button('Fermer'));
    expect(toast()?.text).toBe(labels.done.changed);
    await undo();
    expect(video('1')).toEqual(whole);
  });

  it('says nothing when it is closed without a change', async () => {
    await show([whole], '/content-tracker?video=1');
    await user.click(button('Fermer'));
    expect(toast()).toBeUndefined();
  });

  it('deleting it closes it, and undoing restores it as it was before it was edited', async () => {
    await show([whole], '/content-tracker?video=1');
    await user.type(field('Hook'), '!');
    await user.click(button('Supprimer'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(video('1')).toBeUndefined();
    await undo();
    expect(video('1')).toEqual(whole);
  });
});

describe('the menu of a video', () => {
  it('moves it to another stage, with undo', async () => {
    await show([idea('1')]);
    await user.click(menuOf('Idée 1'));
    await user.click((await dialog()).getByRole('button', { name: labels.stages.toShoot }));
    expect(video('1')?.stage).toBe('toShoot');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(plain(toast()?.text)).toBe('Passée à l’étape « Prête à tourner »');
    await undo();
    expect(video('1')?.stage).toBe('idea');
  });

  it('takes a publication back; measured leads to the analyzer', async () => {
    const out = idea('1', { stage: 'checked', publishedAt: day(20), platform: 'TikTok' });
    await show([out]);
    await user.click(menuOf('Idée 1'));
    await user.click((await dialog()).getByRole('button', { name: labels.stages.idea }));
    expect(video('1')).toMatchObject({ stage: 'idea', publishedAt: undefined });
    await undo();
    expect(video('1')).toEqual(out);
    await user.click(menuOf('Idée 1'));
    await user.click((await dialog()).getByRole('button', { name: labels.stages.measured }));
    expect(address).toBe('/performance-analyzer?video=1');
  });
});

it('Shift and an arrow move a video one stage forward or back, and the focus stays with it', async () => {
  await show([idea('1')]);
  rowOf('Idée 1').focus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
  expect(video('1')?.stage).toBe('script');
  expect(document.activeElement).toBe(rowOf('Idée 1'));
});

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

describe("the 'Nouvelle idée' modal", () => {
  it('is opened by the address, filled in; once closed, the address is as before and what was written stays', async () => {
    await show([], '/content-tracker?new=1&title=Test%20du%20micro&niche=beauty');
    expect([field('Titre').value, field('Niche').value]).toEqual(['Test du micro', 'Beauté']);
    expect(address).toBe('/content-tracker?new=1');
    await user.click(button('Fermer'));
    expect(address).toBe('/content-tracker');
    cleanup();
    await show([], '/content-tracker?new=1');
    expect(field('Titre').value).toBe('Test du micro');
  });

  const openModal = () => user.click(button('Nouvelle idée'));

  it('Enter saves; the modal closes, the idea is at the top of the list and a message says that it was added', async () => {
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
    await settle();
    expect(itemsOf('À tourner')[0]?.textContent).toContain('Test honnête');
    expect(screen.getAllByRole('status').map(({ textContent }) => plain(textContent))).toContain(
      'Idée ajoutée : Test honnête',
    );
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

  it('takes a multi-line description, saved with Ctrl and Enter, and a priority: Basse, Moyenne, Haute', async () => {
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

  it('is cleared by saving, but not by closing it', async () => {
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
