// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { addresses, click, copied, heading, prepareTool, region, write } from '../../../tests/support/showTool';
import { supportDialogs } from '../../../tests/support/supportDialogs';
import type { Video } from '../../contracts/video';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { isPermissionOpen } from '../../platform/notifications';
import { deviceZone } from '../../platform/timeZone';
import { syncReminders } from '../../state/reminders/reminderSync';
import { remindersStore } from '../../state/reminders/remindersStore';
import { aboutStore } from '../../state/slices/aboutStore';
import { hydrateProducts, productsStore } from '../../state/slices/productsStore';
import { startAgain, toolRunOf } from '../../state/slices/toolRuns';
import { videosStore } from '../../state/slices/videosStore';
import { toastStore } from '../../ui/toast';
import french from './locales/fr.json';
import PublishingSchedulerScreen from './Screen';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/notifications');
vi.mock('../../platform/timeZone');
vi.mock('../../ui/tool/product/knowProduct', () => import('../../../tests/support/products/fewProducts'));
vi.mock(import('../../state/reminders/reminderSync'), async (importOriginal) => ({
  ...(await importOriginal()),
  syncReminders: vi.fn(),
}));

const { labels } = french;
const run = toolRunOf('publishing-scheduler');
const showTool = prepareTool('publishing-scheduler', PublishingSchedulerScreen, french, {
  '/performance-analyzer': 'Analyseur',
  '/content-tracker': 'Suivi',
  '/viral-video-structure': 'Structure',
  '/daily-viral-alerts': 'Alertes',
});
const WEEK = labels.periods.weekdays;
const WEEKEND = labels.periods.weekends;

/** The text with ordinary spaces. */
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
const slotsOf = (period: string) => within(region(period)).getAllByRole('listitem');
/** A slot by its position in its list, from 1. */
function slot(period: string, number: number): HTMLElement {
  const row = slotsOf(period)[number - 1];
  if (!row) throw new Error(`${period} has no slot ${number}`);
  return row;
}
const tap = (name: RegExp, area: HTMLElement) =>
  act(async () => {
    within(area).getByRole('button', { name }).click();
    await vi.dynamicImportSettled();
  });
const keepVideos = (...items: Video[]) => videosStore.setState({ items });
const kept = (id: string) => videosStore.getState().items.find((video) => video.id === id);
const marketField = () => screen.getByLabelText<HTMLInputElement>(plain(labels.audience.marketName));
const location = () => screen.getByRole<HTMLInputElement>('textbox');

beforeEach(async () => {
  // A Saturday morning.
  vi.setSystemTime(new Date('2026-11-21T10:00:00Z'));
  vi.stubEnv('TZ', 'Europe/Paris');
  vi.mocked(deviceZone).mockReturnValue('Europe/Paris');
  vi.mocked(isPermissionOpen).mockReturnValue(false);
  vi.mocked(syncReminders).mockResolvedValue('subscribed');
  supportDialogs();
  aboutStore.setState({ market: undefined });
  keepVideos();
  remindersStore.setState({ live: null, list: [] });
  toastStore.setState({ toasts: [] });
});

afterEach(() => vi.unstubAllEnvs());

describe('First screen', () => {
  beforeEach(() => showTool());

  it('an optional location text field (placeholder with city examples, hint on the local time zone)', () => {
    expect(location().placeholder).toMatch(/Lyon, Bruxelles/);
    expect(screen.getByLabelText(labels.location.label)).toBe(location());
    expect(document.body.textContent).toContain(labels.location.hint);
  });

  it('a grid of 8 niche buttons with the audience text', () => {
    const tiles = within(screen.getByRole('group')).getAllByRole('button');
    expect(tiles.map(({ textContent }) => textContent?.replace(/^\P{L}+/u, ''))).toEqual([
      'BeautéFemmes, 18-35 ans',
      'TechMixte, 20-40 ans',
      'FitnessMixte, 18-45 ans',
      'LifestyleFemmes, 20-40 ans',
      'CuisineMixte, 25-50 ans',
      'ModeFemmes, 16-35 ans',
      'MaisonMixte, 25-55 ans',
      'ParentalitéParents, 25-45 ans',
    ]);
  });

  it('an info box: analyses of June 2025, 3 slots per period, engagement as an estimate, competition, reminders', () => {
    const box = region(/juin 2025/);
    expect(within(box).getAllByRole('listitem')).toHaveLength(4);
    expect(box.textContent).toContain('3 créneaux optimaux par période');
    expect(box.textContent).toContain('estimation éditoriale');
    expect(box.textContent).toContain(tool.notice.general);
  });

  it('a city sets the clock; the choice survives a reload', async () => {
    await write(location(), 'montreal');
    expect(plain(document.body.textContent)).toContain('Heure locale : Montréal, Canada (America/Toronto)');
    await click('BeautéFemmes, 18-35 ans');
    cleanup();
    await showTool();
    expect(plain(document.body.textContent)).toContain('Heure locale : Montréal, Canada (America/Toronto)');
    expect(slot(WEEK, 1).textContent).toMatch(/^07:30/);
  });

  it('ambiguous names offer a choice with the country', async () => {
    await write(location(), 'saint denis');
    expect(document.body.textContent).toContain(labels.location.which);
    await click('Saint-Denis, La Réunion');
    expect(location().value).toBe('Saint-Denis, La Réunion');
    expect(plain(document.body.textContent)).toContain('(Indian/Reunion)');
  });

  it("an unknown city: the screen says so and uses the device's zone", async () => {
    vi.mocked(deviceZone).mockReturnValue('Asia/Tokyo');
    await write(location(), 'Trifouilly');
    await click('TechMixte, 20-40 ans');
    await act(async () => screen.getByRole('radio', { name: labels.audience.paris }).click());
    expect(plain(document.body.textContent)).toContain(
      '« Trifouilly » n’est pas dans ma liste : je prends l’heure de ton appareil (Asia/Tokyo).',
    );
    expect(slot(WEEK, 3).textContent).toMatch(/^04:30le lendemain/);
  });
});

describe('Plan screen', () => {
  it('niche, a time zone, a weekday list and a weekend list, 3 slots each', async () => {
    await showTool('/?niche=beauty');
    expect(heading()).toBe(labels.plan);
    expect(screen.getByText('Beauté')).toBeTruthy();
    expect(plain(document.body.textContent)).toContain('Heure locale : ton appareil (Europe/Paris)');
    expect(slotsOf(WEEK)).toHaveLength(3);
    expect(slotsOf(WEEKEND)).toHaveLength(3);
  });

  it("each slot shows time, engagement percentage, competition label, reason and 'Configurer rappel'", async () => {
    await showTool('/?niche=beauty');
    const text = plain(slot(WEEK, 3).textContent);
    expect(text).toContain('19:30');
    expect(text).toContain('91 %');
    expect(text).toContain('Forte concurrence');
    expect(text).toContain(french.texts.reasons.beauty.weekdays[2]?.replace(/\u00a0/g, ' '));
    expect(within(slot(WEEK, 3)).getByRole('button', { name: /^Configurer rappel/ })).toBeTruthy();
  });

  it('a strategic tips list follows; the reason for the estimate is one tap away', async () => {
    await showTool('/?niche=beauty');
    expect(within(region('Conseils stratégiques')).getAllByRole('listitem')).toHaveLength(5);
    await tap(/^Engagement/, slot(WEEK, 1));
    expect(screen.getByRole('dialog').textContent).toContain(labels.why);
  });

  it("'Changer de niche' goes back and clears it", async () => {
    await showTool('/?niche=beauty');
    await click('Changer de niche');
    expect(heading()).toBe(labels.title);
    expect(run.getState().answers.niche).toBeUndefined();
  });

  it('links to the analyzer, the tracker, the structure and the alerts', async () => {
    await showTool('/?niche=beauty');
    for (const path of ['/performance-analyzer', '/content-tracker', '/viral-video-structure', '/daily-viral-alerts'])
      expect(addresses()).toContain(`${path}?niche=beauty`);
  });

  it('all of it can be copied', async () => {
    await showTool('/?niche=beauty');
    await click(tool.result.copyAll);
    expect(plain(copied())).toContain('19:30 · Engagement 91 % · Forte concurrence · Démaquillage');
    expect(copied()).not.toMatch(/\{\{|undefined|labels\./);
  });

  it('a niche that the eight lack leaves the question open', async () => {
    await showTool('/?niche=gaming');
    expect(heading()).toBe(labels.title);
  });

  it("the clock is the user's place; away from Paris one may say that the audience lives by Paris's", async () => {
    vi.mocked(deviceZone).mockReturnValue('America/Toronto');
    await showTool('/?niche=beauty');
    expect(slot(WEEK, 1).textContent).toMatch(/^07:30/);
    await act(async () => screen.getByRole('radio', { name: labels.audience.paris }).click());
    expect(slot(WEEK, 1).textContent).toMatch(/^01:30/);
    expect(plain(slot(WEEK, 1).textContent)).toContain('07:30 là-bas');
    await click(tool.result.copyAll);
    expect(plain(copied())).toContain('07:30 là-bas · Engagement 72 %');
  });

  it('a third market can be named: its clock decides the hours, and an unknown one says so', async () => {
    await showTool('/?niche=beauty');
    expect(screen.queryByRole('radio', { name: labels.audience.paris })).toBeNull();
    await act(async () => screen.getByRole('radio', { name: labels.audience.market }).click());
    expect(slot(WEEK, 1).textContent).toMatch(/^07:30/);
    await write(marketField(), 'États-Unis');
    expect(slot(WEEK, 1).textContent).toMatch(/^13:30/);
    expect(plain(document.body.textContent)).toContain('États-Unis (America/New_York)');
    await write(marketField(), 'Trifouilly');
    expect(document.body.textContent).toContain(labels.audience.marketUnknown);
    expect(slot(WEEK, 1).textContent).toMatch(/^07:30/);
  });

  it("the user's known market is the default", async () => {
    await aboutStore.hydrate();
    aboutStore.setState({ market: 'US' });
    await showTool('/?niche=beauty');
    expect(slot(WEEK, 1).textContent).toMatch(/^13:30/);
    expect(marketField().value).toBe('États-Unis');
  });
});

describe('The reminder panel', () => {
  const open = async () => {
    await showTool('/?niche=beauty');
    await tap(/^Configurer rappel/, slot(WEEKEND, 3));
  };

  it("opens on a slot's button, asking whether to be reminded to post tomorrow at that time", async () => {
    await open();
    expect(plain(slot(WEEKEND, 3).textContent)).toContain('Te rappeler de poster demain à 18:30 ?');
  });

  it("'Oui, rappelle-moi' schedules, shows the next date, and can be undone", async () => {
    await open();
    await tap(/^Oui, rappelle-moi$/, slot(WEEKEND, 3));
    expect(remindersStore.getState().list).toMatchObject([
      {
        id: 'publishing-scheduler-beauty-weekends-3',
        kind: 'posting',
        niche: 'Beauty',
        schedule: { repeat: 'once', date: '2026-11-22', time: '18:30', zone: 'Europe/Paris' },
      },
    ]);
    expect(plain(slot(WEEKEND, 3).textContent)).toContain('Rappel le dimanche 22 novembre à 18:30');
    await tap(/^Annuler le rappel$/, slot(WEEKEND, 3));
    expect(remindersStore.getState().list).toEqual([]);
    expect(plain(slot(WEEKEND, 3).textContent)).toContain('Te rappeler de poster demain');
  });

  it("'Non merci' closes the panel; the focus is on the slot's button", async () => {
    await open();
    await tap(/^Non merci$/, slot(WEEKEND, 3));
    expect(slot(WEEKEND, 3).textContent).not.toContain('Te rappeler de poster');
    expect(document.activeElement?.textContent).toMatch(/^Configurer rappel/);
    expect(remindersStore.getState().list).toEqual([]);
  });

  it('says when tomorrow is not a day that the slot is meant for', async () => {
    await showTool('/?niche=beauty');
    await tap(/^Configurer rappel/, slot(WEEK, 1));
    expect(slot(WEEK, 1).textContent).toContain('Demain, ce n’est pas en semaine');
  });

  it("is for tomorrow on the chosen place's clock", async () => {
    run.setState({ answers: { location: 'Tokyo', niche: 'beauty' } });
    await showTool();
    await tap(/^Configurer rappel/, slot(WEEK, 3));
    await tap(/^Oui, rappelle-moi$/, slot(WEEK, 3));
    expect(remindersStore.getState().list[0]?.schedule).toEqual({
      repeat: 'once',
      date: '2026-11-22',
      time: '19:30',
      zone: 'Asia/Tokyo',
    });
  });
});

describe('A video and a slot', () => {
  it('?video=<id>: choosing a slot plans that video, with undo', async () => {
    const video = exampleVideo({ id: 'v', title: 'Test du micro', niche: 'tech', stage: 'script' });
    keepVideos(video);
    await showTool('/?video=v');
    expect(screen.getByText('Tech')).toBeTruthy();
    expect(region(labels.video.toPlan).textContent).toContain('Test du micro');
    await tap(/^Planifier ici/, slot(WEEK, 3));
    expect(kept('v')).toMatchObject({ slot: { date: '2026-11-23', time: '20:30' }, stage: 'toShoot' });
    expect(plain(region(labels.video.toPlan).textContent)).toContain('Prévue lundi 23 novembre à 20:30');
    expect(addresses()).toContain('/content-tracker?video=v');
    const [toast] = toastStore.getState().toasts;
    expect(plain(toast?.text)).toBe('Prévue lundi 23 novembre à 20:30 : Test du micro');
    await act(async () => toast?.action?.run());
    expect(kept('v')).toEqual(video);
  });

  it('a video that is already checked stays so', async () => {
    keepVideos(exampleVideo({ id: 'v', stage: 'checked' }));
    await showTool('/?video=v');
    await tap(/^Planifier ici/, slot(WEEK, 1));
    expect(kept('v')?.stage).toBe('checked');
  });

  it("without a video a slot offers those that wait, the niche's first, in one tap", async () => {
    keepVideos(
      exampleVideo({ id: 'new', title: 'Trépied', niche: 'tech', createdAt: '2026-11-20T10:00:00.000Z' }),
      exampleVideo({ id: 'own', title: 'Gloss prune', niche: 'beauty', createdAt: '2026-11-01T10:00:00.000Z' }),
      exampleVideo({ id: 'planned', title: 'Déjà prévue', niche: 'beauty', slot: { date: '2026-11-25' } }),
      exampleVideo({ id: 'out', title: 'Publiée', niche: 'beauty', publishedAt: '2026-11-20T10:00:00.000Z' }),
    );
    await showTool('/?niche=beauty');
    await tap(/^Planifier (?!ici)/, slot(WEEKEND, 1));
    const offered = within(within(slot(WEEKEND, 1)).getByRole('list')).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Gloss pruneBeauté', 'TrépiedTech']);
    await tap(/^Gloss prune/, slot(WEEKEND, 1));
    expect(kept('own')?.slot).toEqual({ date: '2026-11-22', time: '08:45' });
    expect(document.activeElement?.textContent).toMatch(/^Planifier (?!ici)/);
  });

  it('with none waiting it leads to a new idea', async () => {
    await showTool('/?niche=beauty');
    await tap(/^Planifier (?!ici)/, slot(WEEK, 1));
    expect(slot(WEEK, 1).textContent).toContain(labels.video.none);
    expect(addresses()).toContain('/content-tracker?new=1');
  });
});

describe('Best time from your own results', () => {
  const measured = (hour: number, viewsCount: number) =>
    exampleVideo({
      publishedAt: new Date(Date.UTC(2026, 10, 16, hour - 1, 30)).toISOString(),
      measurements: [{ id: `m${hour}-${viewsCount}`, measuredAt: '2026-11-20T10:00:00.000Z', viewsCount }],
    });

  it('fewer than five: says how many are missing and leads to the analyzer', async () => {
    keepVideos(measured(19, 100), measured(12, 50));
    await showTool('/?niche=beauty');
    const card = region('Tes propres résultats');
    expect(card.textContent).toContain('Encore 3 vidéos publiées à mesurer');
    expect(card.textContent).toContain('2 vidéos mesurées sur 5');
    expect(within(card).getByRole('link').textContent).toContain(labels.own.measure);
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/performance-analyzer');
  });

  it('five: the slots ranked by the median of the views, with the number of items each rests on', async () => {
    keepVideos(measured(19, 100), measured(19, 300), measured(12, 1500), measured(16, 40), measured(19, 200));
    await showTool('/?niche=beauty');
    const ranks = within(region('Tes propres résultats')).getAllByRole('listitem');
    expect(ranks.map(({ textContent }) => plain(textContent))).toEqual([
      '112:30Semaine (lundi-vendredi)Vues (médiane) : 1 500 sur 1 vidéo',
      '219:30Semaine (lundi-vendredi)Vues (médiane) : 200 sur 3 vidéos',
      '316:00 et l’heure qui suitSemaine (lundi-vendredi)Vues (médiane) : 40 sur 1 vidéo',
    ]);
  });
});

it('an address leaves a kept location as it was', async () => {
  startAgain(run, { location: 'Lyon' });
  await showTool('/?niche=fitness');
  expect(run.getState().answers).toEqual({ location: 'Lyon', niche: 'fitness' });
});

describe('A product and the reasons', () => {
  const own = (...names: string[]) =>
    productsStore.setState({
      items: names.map((name) => ({ id: name, name, facts: {}, struck: [], createdAt: '2026-11-20T10:00:00.000Z' })),
    });
  const { weekdays } = french.texts.reasons.home;
  /** What stands in a slot after its own reason. */
  const momentIn = (number: number) =>
    new RegExp(`${plain(weekdays[number - 1])} Un moment à filmer : ([^.]+)\\.`).exec(
      plain(slot(WEEK, number).textContent),
    )?.[1];

  beforeEach(async () => {
    await hydrateProducts();
    own();
  });

  it('the product of the video that a slot is chosen for has its own moments in them, copied with them', async () => {
    keepVideos(exampleVideo({ id: 'v', niche: 'home', product: 'perceuse sans fil', stage: 'script' }));
    await showTool('/?video=v');
    await vi.waitFor(() => expect(momentIn(1)).toBeTruthy());
    expect([1, 2, 3].map(momentIn)).toEqual(['un matin pressé', 'au garage, porte ouverte', 'le soir, lampe allumée']);
    await click(tool.result.copyAll);
    expect(plain(copied())).toContain(`Un moment à filmer : ${momentIn(1)}.`);
    expect(screen.queryByText(tool.product.forWhich)).toBeNull();
  });

  it('so has one of the creator’s own, as soon as it is chosen and as long as it is there', async () => {
    own('perceuse sans fil');
    await showTool('/?niche=home');
    expect(slot(WEEK, 1).textContent).toContain(weekdays[0]);
    expect(momentIn(1)).toBeUndefined();
    await click('perceuse sans fil');
    await vi.waitFor(() => expect(momentIn(1)).toBeTruthy());
    expect(addresses()).toContain('/viral-video-structure?niche=home&product=perceuse+sans+fil');
    await click('perceuse sans fil');
    expect(momentIn(1)).toBeUndefined();
    await click('perceuse sans fil');
    await act(async () => own('Zorblax 3000'));
    expect(momentIn(1)).toBeUndefined();
  });

  it('what nobody knows, what may mean several things, may not be promoted or cannot be fetched leave them as they are', async () => {
    own('Zorblax 3000', 'souris', 'puff jetable', 'bouilloire', 'perceuse sans fil');
    await showTool('/?niche=home');
    for (const name of ['Zorblax 3000', 'souris', 'puff jetable', 'bouilloire']) {
      await click('perceuse sans fil');
      await vi.waitFor(() => expect(momentIn(1)).toBeTruthy());
      await click(name);
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(momentIn(1), name).toBeUndefined();
      expect(slot(WEEK, 1).textContent).toContain(weekdays[0]);
    }
  });
});
