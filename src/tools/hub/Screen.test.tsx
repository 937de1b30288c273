// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleProfile } from '../../../tests/fixtures/exampleProfile';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { addresses, click, heading, pass, prepareTool, write } from '../../../tests/support/showTool';
import type { Profile } from '../../contracts/profile';
import { dailyAlert } from '../../domain/viralAlert/dailyAlert';
import { guideOf } from '../../domain/viralAlert/viralGuide';
import shell from '../../i18n/locales/fr/shell.labels.json';
import { now } from '../../platform/clock';
import { conversationsStore, startConversation } from '../../state/slices/conversationsStore';
import { draftIn, draftsStore } from '../../state/slices/draftsStore';
import { profileStore } from '../../state/slices/profileStore';
import { toolRunOf } from '../../state/slices/toolRuns';
import { videosStore } from '../../state/slices/videosStore';
import { ScreenList } from '../../ui/screenList';
import { ScreenTexts } from '../../ui/screenTexts';
import viralAlert from '../viral-alert/locales/fr.json';
import french from './locales/fr.json';
import HubScreen from './Screen';

vi.mock('../../platform/clipboard');
vi.mock('../../features/coach/onboarding/Onboarding', () => ({
  Onboarding: ({ onDone }: { onDone: () => void }) => (
    <button type="button" onClick={onDone}>
      the questions
    </button>
  ),
}));

const { labels } = french;
const PATHS = {
  '/setup-guide': 'Ouvrir ta boutique',
  '/daily-recommendations': 'Produit du jour',
  '/viral-video-structure-generator': 'Structure virale',
  '/performance-analyzer': 'Analyse',
  '/daily-viral-alerts': 'Alerte',
  '/publishing-scheduler': 'Créneaux',
  '/conversion-planner': 'Planificateur',
  '/content-tracker': 'Suivi',
  '/tiktok-live-planner': 'Plan de live',
};
const SCREENS = [{ id: 'content-tracker', path: '/content-tracker', name: 'Suivi' }];
const showTool = prepareTool(
  'hub',
  () => (
    <ScreenList value={SCREENS}>
      <ScreenTexts value={async () => ['Avec prompteur']}>
        <HubScreen />
      </ScreenTexts>
    </ScreenList>
  ),
  french,
  PATHS,
);

const PROFILE: Profile = { ...exampleProfile, niche: 'tech' };
const video = (id: string, title: string) => exampleVideo({ id, title, createdAt: now().toISOString() });

beforeAll(() => {
  i18next.addResourceBundle('fr', 'viral-alert', viralAlert);
  i18next.addResourceBundle('fr', 'shell', shell, true, true);
});

beforeEach(() => {
  profileStore.setState({ profile: PROFILE });
  conversationsStore.setState({ byId: {}, openId: undefined });
  videosStore.setState({ items: [] });
  draftsStore.setState({ byTab: {} });
});

const hasChat = () => screen.queryByPlaceholderText('chat.placeholder') !== null;
const field = () => screen.getByRole('searchbox', { name: labels.search.label });
const press = (key: string) => act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key }));

async function search(query: string): Promise<void> {
  await act(async () => field().focus());
  await write(field(), query);
  await pass(100);
}

describe('Coaching hub', () => {
  it('If no saved profile exists, onboarding is shown first; after onboarding the chat.', async () => {
    profileStore.setState({ profile: null });
    await showTool();
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByText(labels.title)).toBeNull();
    profileStore.setState({ profile: PROFILE });
    await click('the questions');
    expect(hasChat()).toBe(true);
  });

  it('Six categories, each linking to a route.', async () => {
    await showTool();
    const nav = within(screen.getByRole('navigation', { name: labels.categories }));
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/setup-guide',
      '/daily-recommendations',
      '/viral-video-structure-generator',
      '/performance-analyzer',
      '/daily-viral-alerts',
      '/publishing-scheduler',
    ]);
    for (const { name } of Object.values(labels.category)) expect(nav.getByText(name)).toBeTruthy();
  });

  it('Sidebar open or collapsed, and kept.', async () => {
    await showTool();
    const toggle = () => screen.getByRole('button', { name: labels.sidebar });
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    await click(labels.sidebar);
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('navigation', { name: labels.categories })).toBeNull();
    expect(toolRunOf('hub').getState().answers).toEqual({ sidebar: 'collapsed' });
    await click(labels.sidebar);
    expect(toolRunOf('hub').getState().answers).toEqual({});
  });

  it('Welcome panel with buttons to start coaching and to explore trends.', async () => {
    startConversation('Déjà là');
    await showTool();
    expect(heading()).toBe(labels.title);
    await click(labels.startCoaching);
    expect(hasChat()).toBe(true);
    expect(conversationsStore.getState().openId).toBeUndefined();
  });

  it('Welcome panel moves to chat on picking a recent chat.', async () => {
    startConversation('Comment je filme ma lampe de bureau ?', now().toISOString(), 'lamp');
    conversationsStore.setState({ openId: undefined });
    await showTool();
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: /^Comment je filme ma lampe de bureau/ })),
    );
    expect(hasChat()).toBe(true);
    expect(conversationsStore.getState().openId).toBe('lamp');
  });

  it('Recent chats are seeded with 3 samples: a tap passes the question along.', async () => {
    await showTool();
    await act(async () => fireEvent.click(screen.getByText(shell.samples.second.title)));
    expect(hasChat()).toBe(true);
    expect(draftIn(draftsStore.getState(), 'new')).toBe(shell.samples.second.question);
  });

  it("Welcome moves to trends: today's alert and the guide of the profile's niche.", async () => {
    await showTool();
    await click(labels.exploreTrends);
    await act(() => vi.dynamicImportSettled());
    expect(heading()).toBe(labels.trends.title);
    const alert = dailyAlert('tech', viralAlert.texts, now());
    const shown = document.body.textContent;
    const { viralFormats } = guideOf('tech', viralAlert.texts);
    for (const text of [alert.viralConcept.title, alert.strategicTip.advice, ...viralFormats])
      expect(shown).toContain(text);
    expect(addresses()).toContain('/daily-viral-alerts?niche=tech');
    expect(addresses()).toContain('/daily-viral-alerts?tab=guide&niche=tech');
  });

  it('a niche without an alert of its own is not guessed', async () => {
    profileStore.setState({ profile: { ...PROFILE, niche: 'gaming' } });
    await showTool('/?panel=trends');
    expect(screen.getByText(labels.trends.noNiche)).toBeTruthy();
  });

  it('today at a glance leads to the planner, the tracker and the live plan', async () => {
    videosStore.setState({ items: [exampleVideo({ id: 'old', createdAt: '2026-01-01T10:00:00.000Z' })] });
    await showTool();
    const strip = within(screen.getByRole('region', { name: labels.today.title }));
    expect(strip.getByText(labels.today.free)).toBeTruthy();
    expect(strip.getByText(labels.today.overdue_one.replace('{{count}}', '1'))).toBeTruthy();
    expect(strip.getByText(labels.today.prepare)).toBeTruthy();
    expect(strip.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
      '/conversion-planner',
      '/content-tracker',
      '/tiktok-live-planner',
    ]);
  });
});

describe('The search', () => {
  beforeEach(() => {
    videosStore.setState({ items: [video('one', 'Lampe à pince'), video('two', 'Ma lampe')] });
  });

  it('finds, counts, and leads to the item itself', async () => {
    await showTool();
    await search('lampe');
    expect(screen.getByText(labels.search.count_other.replace('{{count}}', '2')).getAttribute('role')).toBe('status');
    const links = within(screen.getByRole('region', { name: labels.search.kinds.video })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/content-tracker?video=one',
      '/content-tracker?video=two',
    ]);
  });

  it('finds a screen by what is done there, and says so', async () => {
    await showTool();
    await search('prompteur');
    const [link] = within(screen.getByRole('region', { name: labels.search.kinds.screen })).getAllByRole('link');
    expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/content-tracker', 'SuiviAvec prompteur']);
  });

  it('by keyboard: arrows move through the results, Escape leaves them', async () => {
    await showTool();
    await search('lampe');
    const links = screen.getAllByRole('link').filter((link) => link.matches('[data-result]'));
    await press('ArrowDown');
    expect(document.activeElement).toBe(links[0]);
    await press('ArrowDown');
    expect(document.activeElement).toBe(links[1]);
    await press('ArrowUp');
    await press('ArrowUp');
    expect(document.activeElement).toBe(field());
    await press('Escape');
    expect(field()).toHaveProperty('value', '');
    expect(screen.getByRole('button', { name: labels.startCoaching })).toBeTruthy();
  });

  it('what is not found can be asked of the coach', async () => {
    await showTool();
    await search('tapis');
    await click(labels.search.ask);
    expect(hasChat()).toBe(true);
    expect(draftIn(draftsStore.getState(), 'new')).toBe('tapis');
  });

  it('shows five of a kind, and the rest at a tap', async () => {
    videosStore.setState({ items: Array.from({ length: 8 }, (_, number) => video(`${number}`, `Lampe ${number}`)) });
    await showTool();
    await search('lampe');
    const found = () => within(screen.getByRole('region', { name: labels.search.kinds.video })).getAllByRole('link');
    expect(found()).toHaveLength(5);
    await click(labels.search.more);
    expect(found()).toHaveLength(8);
  });
});
