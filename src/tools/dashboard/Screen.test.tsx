// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleProfile } from '../../../tests/fixtures/exampleProfile';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import type { Profile } from '../../contracts/profile';
import type { Video } from '../../contracts/video';
import coach from '../../features/coach/locales/fr.json';
import { startI18n } from '../../i18n/i18n';
import shell from '../../i18n/locales/fr/shell.labels.json';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { now } from '../../platform/clock';
import { remindersStore } from '../../state/reminders/remindersStore';
import { aboutStore } from '../../state/slices/aboutStore';
import { profileStore } from '../../state/slices/profileStore';
import { startAgain, toolRunOf } from '../../state/slices/toolRuns';
import { publishVideo, restoreVideo, videosStore } from '../../state/slices/videosStore';
import { ScreenNames } from '../../ui/screenNames';
import french from './locales/fr.json';
import DashboardScreen from './Screen';

vi.mock('../../platform/clock');

const { labels } = french;
const PROFILE: Profile = { ...exampleProfile, niche: 'tech' };
/** A Saturday; its week began on Monday the 16th. */
const NOW = new Date(2026, 10, 21, 12);
const on = (day: number) => new Date(2026, 10, day, 10).toISOString();
const published = (day: number, known: Partial<Video> = {}) => exampleVideo({ publishedAt: on(day), ...known });
const measured = (day: number, viewsCount: number) =>
  published(day, { measurements: [{ id: 'm', measuredAt: on(day), viewsCount }] });
const PATHS = ['/content-tracker', '/viral-script-generator', '/publishing-scheduler', '/performance-analyzer'];

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const region = (name: string) => screen.getByRole('region', { name });
const textOf = (name: string) => plain(region(name).textContent);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const pressed = (label: string) => fireEvent.click(screen.getByRole('radio', { name: label }));

async function show(videos: readonly Video[] = [], profile: Profile | null = PROFILE, names = PATHS) {
  videosStore.setState({ items: [...videos] });
  profileStore.setState({ profile });
  await act(async () => {
    render(
      <MemoryRouter>
        <ScreenNames value={(path) => (names.includes(path) ? path : undefined)}>
          <DashboardScreen />
        </ScreenNames>
      </MemoryRouter>,
    );
  });
}

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const catalogues: Readonly<Record<string, object>> = { dashboard: french, tool, coach, shell };
  await startI18n('fr', (_, namespace) => Promise.resolve(catalogues[namespace] ?? {}), [
    'dashboard',
    'tool',
    'coach',
    'shell',
  ]);
});

beforeEach(() => {
  vi.mocked(now).mockReturnValue(NOW);
  remindersStore.setState({ live: null, list: [] });
  aboutStore.setState({ country: 'FR' });
  startAgain(toolRunOf('dashboard'));
});
afterEach(cleanup);

describe('loading, then either profile missing or shown', () => {
  it('is loading until everything is read', async () => {
    videosStore.setState({ items: [] });
    profileStore.setState({ profile: PROFILE });
    render(
      <MemoryRouter>
        <DashboardScreen />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(labels.loading);
    await act(async () => {});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(labels.title);
  });

  it('With no saved profile it shows "Profil non trouvé" and a link home with a prompt to complete onboarding', async () => {
    await show([published(20)], null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profil non trouvé');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([['/', labels.missing.home]]);
  });

  it('shows the plan once the questions are answered in another tab', async () => {
    await show([], null);
    act(() => profileStore.setState({ profile: PROFILE }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(labels.title);
  });
});

describe('what was really done, apart from what is estimated', () => {
  it('videos this week of those recommended, products, planned, measured, lives; the month below', async () => {
    await show([
      published(16, { product: 'Lampe' }),
      published(20, { product: 'lampe', measurements: [{ id: 'm', measuredAt: on(21), viewsCount: 1240 }] }),
      published(3, { product: 'Gourde' }),
      exampleVideo({ slot: { date: '2026-11-22' } }),
      exampleVideo({ kind: 'live', slot: { date: '2026-11-19' } }),
    ]);
    const tiles = within(region(labels.done.heading)).getAllByRole('link');
    expect(tiles.map((tile) => Array.from(tile.children, ({ textContent }) => plain(textContent)))).toEqual([
      ['Vidéos publiées', '2 / 4', 'Ce mois-ci : 3'],
      ['Produits promus', '1', 'Ce mois-ci : 2'],
      ['Vidéos planifiées', '1', 'Ce mois-ci : 1'],
      ['Lives faits', '0 / 1', 'Ce mois-ci : 0 / 1'],
      ['Vidéos mesurées', '1', 'Ce mois-ci : 1, pour 1 240 vues'],
    ]);
    expect(region(labels.done.heading).textContent).not.toContain('€');
  });

  it('where the week begins on Sunday, the Saturday before it counts for last week', async () => {
    aboutStore.setState({ country: 'US' });
    await show([published(14), published(15), published(16)]);
    expect(textOf(labels.done.heading)).toContain('2 / 4');
  });

  it('without a live planned there is no target for lives', async () => {
    await show();
    expect(plain(region(labels.done.heading).textContent)).toContain('Lives faits0Ce mois-ci : 0');
  });

  it('each leads to its screen: tracker, planner, analyzer', async () => {
    await show();
    const tiles = within(region(labels.done.heading)).getAllByRole('link');
    const planner = '/conversion-planner?date=2026-11-21';
    expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual([
      '/content-tracker',
      '/content-tracker',
      planner,
      planner,
      '/performance-analyzer',
    ]);
  });

  it('follows at once when a video is published, here or in another tab, and when that is undone', async () => {
    const idea = exampleVideo();
    await show([idea]);
    expect(textOf(labels.done.heading)).toContain('0 / 4');
    act(() => publishVideo(idea.id));
    expect(textOf(labels.done.heading)).toContain('1 / 4');
    act(() => restoreVideo(idea));
    expect(textOf(labels.done.heading)).toContain('0 / 4');
  });

  it('charts are tables for a screen reader, with a caption that says what the picture shows', async () => {
    await show([published(16), published(16), published(11), exampleVideo({ slot: { date: '2026-11-22' } })]);
    const [week, weeks] = screen.getAllByRole('table').map((table) => within(table));
    expect(plain(week?.getByRole('caption').textContent)).toBe('Cette semaine. Publiées : 2. Planifiées : 1.');
    const rows = week?.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(8);
    expect([rows?.[0], rows?.[1], rows?.[7]]).toEqual(['JourPubliéesPlanifiéesLives', 'lundi200', 'dimanche010']);
    expect(plain(weeks?.getByRole('caption').textContent)).toBe(
      'Publiées en huit semaines : 3. Meilleure semaine : 2.',
    );
    expect(weeks?.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Semaine duPubliées',
      '28/090',
      '05/100',
      '12/100',
      '19/100',
      '26/100',
      '02/110',
      '09/111',
      '16/112',
    ]);
  });
});

describe('what is estimated', () => {
  it('goal progress, conversion rate, views needed, estimated commissions, each amount with its sum', async () => {
    await show([measured(3, 15_000)]);
    const text = textOf(labels.estimates.heading);
    expect(text).toContain('55 %');
    expect(text).toContain('551,25 €15 000 vues mesurées × 2,1 % × 1,75 € = 551,25 €');
    expect(text).toContain('Commissions, compte récent5,25 € à 39,38 €');
    expect(text).toContain('551,25 €Tes vidéos du mois : 1 × 15 000 vues × 2,1 % × 1,75 € = 551,25 €');
    expect(text).toContain('1 000 €27 2111 000 € ÷ (1,75 € × 2,1 %) = 27 211');
    expect(text).toContain('35 € × 5 % = 1,75 €');
    const progress = screen.getByRole('progressbar');
    expect(progress.getAttribute('aria-valuenow')).toBe('55');
    expect(plain(progress.getAttribute('aria-valuetext'))).toBe('55 %, soit 551,25 € estimés sur 1 000 €');
  });

  it('without measures there is no progress but a way to note them; the specified sum is folded', async () => {
    await show([published(3)]);
    expect(screen.queryByRole('progressbar')).toBeNull();
    const estimates = region(labels.estimates.heading);
    expect(plain(estimates.textContent)).toContain(plain(labels.estimates.unmeasured));
    expect(within(estimates).getByRole('link', { name: labels.estimates.measure }).getAttribute('href')).toBe(
      '/performance-analyzer',
    );
    const example = within(estimates).getByRole('group') as HTMLDetailsElement;
    expect(example.open).toBe(false);
    expect(plain(example.textContent)).toContain('Tes vidéos du mois : 1 × 15 000 vues × 2,1 % × 1,75 € = 551,25 €');
  });

  it('says that these are assumptions and not a forecast, with the earnings disclaimer', async () => {
    await show();
    expect(textOf(labels.estimates.heading)).toContain('Hypothèses, pas une prévision');
    expect(within(region(labels.estimates.heading)).getByRole('note').textContent).toBe(coach.onboarding.disclaimer);
    expect(textOf(labels.calculator.heading)).toContain('Hypothèses, pas une prévision');
  });
});

describe('coaching message', () => {
  const said = (kind: 'boost' | 'encourage' | 'measure' | 'celebrate') => {
    const shown = document.querySelector('header')?.textContent ?? '';
    return french.texts[kind].some((wording) => wording.split(/\{\{\w+\}\}/).every((part) => shown.includes(part)));
  };
  const videos = (count: number, views = 15_000) => Array.from({ length: count }, () => measured(20, views));

  it('a boost if videos are missing: a beginner with 3 of 4', async () => {
    await show(videos(3));
    expect([said('boost'), said('encourage'), said('celebrate')]).toEqual([true, false, false]);
  });

  it('an encouraging one if progress is under 50', async () => {
    await show(videos(4), { ...PROFILE, financialGoal: '5000' });
    expect([said('boost'), said('encourage'), said('celebrate')]).toEqual([false, true, false]);
  });

  it('otherwise a celebration', async () => {
    await show(videos(4));
    expect([said('boost'), said('encourage'), said('celebrate')]).toEqual([false, false, true]);
  });

  it('published and not measured: it asks for the figures', async () => {
    await show(Array.from({ length: 4 }, () => published(20)));
    expect([said('encourage'), said('measure'), said('celebrate')]).toEqual([false, true, false]);
  });
});

describe('goal calculator', () => {
  const { fields, quantities } = labels.calculator;
  const result = () => plain(screen.getByRole('status').textContent);
  const sums = () => textOf(labels.calculator.heading);

  it('starts with the profile’s goal and niche; the sum is shown with every term', async () => {
    await show();
    expect(field(fields.goal).value).toBe('1000');
    expect(field(labels.calculator.niche).value).toBe('tech');
    expect(result()).toContain('27 211Vues, compte récent381 334 à 2 860 000');
    for (const sum of [
      'Une commande : 35 € × 5 % = 1,75 €',
      'Commandes : 1 000 € ÷ 1,75 € = 572',
      'Vues : 1 000 € ÷ (1,75 € × 2,1 %) = 27 211',
      'Vidéos : 27 211 vues ÷ 15 000 vues par vidéo = 2',
      'Lives : 27 211 vues ÷ 1 000 vues par live = 28',
    ])
      expect(sums()).toContain(sum);
  });

  it('goes the other way: from videos, from lives at the creator’s own assumption, from views', async () => {
    await show();
    pressed(quantities.videos);
    expect(field(fields.videos).value).toBe('2');
    expect(result()).toContain('1 102,50 €Commissions, compte récent10,50 € à 78,75 €');
    expect(sums()).toContain('Vues : 2 × 15 000 vues par vidéo = 30 000');
    pressed(quantities.lives);
    expect(field(fields.lives).value).toBe('30');
    write(labels.calculator.viewsPerLive, '2000');
    expect(sums()).toContain('Vues : 30 × 2 000 vues par live = 60 000');
    pressed(quantities.views);
    expect(field(fields.views).value).toBe('60000');
    expect(result()).toContain('2 205 €');
  });

  it('another niche has other rates, one without a figure of its own the default', async () => {
    await show();
    pressed(quantities.videos);
    write(labels.calculator.niche, 'beauty');
    expect(sums()).toContain('30 000 vues × 3,2 % × 2,80 € = 2 688 €');
    write(labels.calculator.niche, 'other');
    expect(sums()).toContain('30 000 vues × 2,5 % × 2,10 € = 1 575 €');
  });

  it('without views per live it calculates with the example, marked as one to replace', async () => {
    await show();
    expect(field(labels.calculator.viewsPerLive).value).toBe('');
    expect(plain(field(labels.calculator.viewsPerLive).placeholder)).toBe('1 000');
    write(labels.calculator.viewsPerLive, '50');
    expect(sums()).toContain('vues par live = 545');
    write(labels.calculator.viewsPerLive, '0');
    expect(result()).toBe(plain(labels.calculator.waiting));
    write(labels.calculator.viewsPerLive, '');
    expect(sums()).toContain('vues par live = 28');
  });

  it.each(['', '-5', '0', 'beaucoup', '1000001', '99999999999999999999', '1e400'])(
    '%j gives no figure, and says what is accepted',
    async (typed) => {
      await show();
      write(fields.goal, typed);
      expect(field(fields.goal).value).toBe(typed);
      expect(field(fields.goal).getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText(/Écris un nombre entre 1 et/)).toBeTruthy();
      expect(result()).toBe(plain(labels.calculator.waiting));
      pressed(quantities.videos);
      expect(field(fields.videos).value).toBe('');
      write(fields.videos, '3');
      expect(result()).toContain('1 653,75 €');
    },
  );

  it('what is typed and chosen is still there when the screen is opened again', async () => {
    await show();
    pressed(quantities.videos);
    write(fields.videos, '12');
    write(labels.calculator.niche, 'home');
    cleanup();
    await show();
    expect(field(fields.videos).value).toBe('12');
    expect(field(labels.calculator.niche).value).toBe('home');
  });
});

describe('profile and quick actions', () => {
  it('the profile in the words of the questions, a name as it was typed, and the way to change it', async () => {
    await show([], { ...PROFILE, name: '<b>{{niche}}</b> 👩‍🎤' });
    const text = textOf(labels.profile.heading);
    for (const part of ['<b>{{niche}}</b> 👩‍🎤', 'Tech', 'Je débute', 'Les deux', '1 000 €'])
      expect(text).toContain(part);
    const link = within(region(labels.profile.heading)).getByRole('link');
    expect(link.getAttribute('href')).toBe('/settings');
  });

  it('new idea, script, scheduler, analyzer, as far as they exist', async () => {
    const links = () => within(screen.getByRole('navigation')).getAllByRole('link');
    const targets = () => links().map((link) => link.getAttribute('href'));
    await show();
    expect(targets()).toEqual([
      '/content-tracker?new=1',
      '/viral-script-generator',
      '/publishing-scheduler',
      '/performance-analyzer',
    ]);
    cleanup();
    await show([], PROFILE, ['/content-tracker']);
    expect(targets()).toEqual(['/content-tracker?new=1']);
  });
});
