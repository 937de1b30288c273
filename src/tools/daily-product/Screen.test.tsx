// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KNOWLEDGE } from '../../../tests/support/products/fewProducts';
import { click, copied, heading, pass, prepareTool, region, write } from '../../../tests/support/showTool';
import { supportDialogs } from '../../../tests/support/supportDialogs';
import type { Product } from '../../contracts/product';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { capital } from '../../lib/capital';
import { aboutStore } from '../../state/slices/aboutStore';
import { hydrateProducts, productsStore } from '../../state/slices/productsStore';
import { profileStore } from '../../state/slices/profileStore';
import { videosStore } from '../../state/slices/videosStore';
import french from './locales/fr.json';
import DailyProductScreen from './Screen';
import { FORMATS } from './videoFormats';

vi.mock('../../platform/clipboard');
vi.mock('../../ui/tool/product/knowProduct', () => import('../../../tests/support/products/fewProducts'));
const navigate = vi.hoisted(() => vi.fn());
vi.mock('react-router-dom', async (original) => ({
  ...(await original<typeof import('react-router-dom')>()),
  useNavigate: () => navigate,
}));

const { labels, texts } = french;
const NOON = new Date(2026, 10, 22, 12);
/** 22 November is day 326 of 2026: 326 modulo 61. */
const TODAYS = 21;
const nameIn = (niche: keyof typeof texts.niches, index: number) => texts.niches[niche].products[index]?.name;
const wordsOf = (niche: keyof typeof texts.niches) => texts.niches[niche];

const showTool = prepareTool('daily-product', DailyProductScreen, french, {
  '/viral-video-structure': 'Structure vidéo virale',
  '/viral-script-generator': 'Script boutique',
});
const cards = () => screen.getAllByRole('region').map(({ textContent }) => textContent);
const open = async (address?: string) => {
  await showTool(address);
  await pass(0);
};

beforeEach(() => void vi.setSystemTime(NOON));
afterEach(() => {
  profileStore.setState({ profile: null });
  productsStore.setState({ items: [] });
  aboutStore.setState({}, true);
});

const kept = (name: string, change: Partial<Product> = {}): Product => ({
  id: name,
  name,
  facts: {},
  struck: [],
  createdAt: NOON.toISOString(),
  ...change,
});
const own = (...items: Product[]) => productsStore.setState({ items });
/** The card of one of the creator's own, once what it is has been found out. */
const ownCard = () => vi.waitFor(() => region(new RegExp(`^(?:${labels.own}|Ton échantillon)`)));
const hasOwnCard = () =>
  screen.queryByRole('region', { name: new RegExp(`^(?:${labels.own}|Ton échantillon)`) }) !== null;

describe('Daily product screen', () => {
  it('Niche buttons Beauty, Fashion, Tech, Fitness; then the other four', async () => {
    await open();
    const buttons = within(screen.getByRole('group', { name: labels.niche })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      '💄Beauté',
      '👗Mode',
      '📱Tech',
      '💪Fitness',
      '✨Lifestyle',
      '🍳Cuisine',
      '🏠Maison',
      '👶Parentalité',
    ]);
  });

  it('without a niche: the fallback, JIMP15, 300-700 euros, Moyen, 30 minutes, score 75', async () => {
    await open();
    expect(screen.getByText('Produit du jour · 22/11 · Toutes les niches')).toBeTruthy();
    expect(region(labels.code).textContent).toContain('JIMP15');
    expect(region(labels.revenue).textContent).toMatch(/300\s€ à 700\s€/);
    expect(region(/^Format vidéo/).textContent).toMatch(/Moyen.*30 min/);
    expect(region(labels.reason).textContent).toContain('75');
  });

  it('starts with the niche of the profile', async () => {
    profileStore.setState({
      profile: {
        name: 'Léa',
        niche: 'tech',
        hasShopAccount: true,
        financialGoal: '1000',
        experienceLevel: 'beginner',
        contentPreference: 'videos',
        onboardingCompleted: true,
        completedAt: NOON.toISOString(),
      },
    });
    await open();
    expect(heading()).toBe(nameIn('tech', TODAYS));
  });

  it('every field of the result entity appears on the screen', async () => {
    await open('/?niche=beauty');
    await click('Beauté');
    expect(heading()).toBe(nameIn('beauty', TODAYS));
    expect(screen.getByText('Produit du jour · 22/11 · Beauté')).toBeTruthy();
    const product = wordsOf('beauty').products[TODAYS];
    const format = FORMATS[326 % FORMATS.length];
    expect(region(labels.reason).textContent).toContain(product?.reason);
    expect(region(labels.reason).textContent).toMatch(/Repère de viralité (?:7|8|9)\d/);
    expect(region(labels.hook).textContent).toContain(product?.hook);
    expect(region(labels.hook).textContent).toMatch(/juste en bas|dans le panier/);
    const formatCard = region(`${labels.format} · ${labels.formats[format?.id ?? 'pov']}`).textContent;
    expect(formatCard).toContain(wordsOf('beauty').formats[format?.id ?? 'pov']);
    expect(formatCard).toMatch(/(?:Facile|Moyen|Avancé)À créer en \d\d min/);
    expect(region(labels.code).textContent).toMatch(/(?:BEAUTE|JIMP|VIRAL)\d+/);
    expect(region(labels.code).textContent).toContain(tool.estimate.example);
    expect(region(labels.revenue).textContent).toMatch(/\d+\s€ à [\d\s]+\s€/);
    expect(within(region(labels.hashtags)).getAllByRole('listitem')).toHaveLength(8);
    expect(within(region(labels.tips)).getAllByRole('listitem')).toHaveLength(3);
  });

  it("revenue reads 'exemple de calcul, pas une prévision', with the sum", async () => {
    await open('/?niche=beauty');
    const card = region('Revenus\u00a0: exemple de calcul, pas une prévision');
    expect(card.textContent).toMatch(/un panier de 35\s€ et 8\s% de commission, il faudrait \d+ à \d+ commandes/);
  });

  it('one tap explains the score', async () => {
    supportDialogs();
    await open('/?niche=fitness');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Repère de viralité \d+\s+Pourquoi/ })));
    await act(() => vi.dynamicImportSettled());
    const said = screen.getByRole('dialog').textContent;
    expect(said).toMatch(/70 au départ, \+ \d+ .* \+ \d+ /);
    expect(said).toContain(tool.estimate.about);
  });

  it("'new recommendation' steps on from today's and can go back; reopened, it is where it was left", async () => {
    await open('/?niche=cooking');
    expect(screen.queryByRole('button', { name: labels.backToToday })).toBeNull();
    const ofTheDay = cards();
    await click(labels.next);
    await click(labels.next);
    expect(heading()).toBe(nameIn('cooking', TODAYS + 2));
    expect(screen.getByText('Autre idée du jour · 22/11 · Cuisine')).toBeTruthy();
    cleanup();
    await open();
    expect(heading()).toBe(nameIn('cooking', TODAYS + 2));
    await click(labels.backToToday);
    expect(heading()).toBe(nameIn('cooking', TODAYS));
    expect(cards()).toEqual(ofTheDay);
  });

  it('another niche begins with its own product of the day', async () => {
    await open('/?niche=cooking');
    await click(labels.next);
    await click('Maison');
    expect(heading()).toBe(nameIn('home', TODAYS));
    expect(screen.getByRole('button', { name: 'Maison' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('is the same all day and changes at local midnight, however far it was stepped through', async () => {
    await open('/?niche=fashion');
    const text = document.body.textContent;
    await pass(11 * 60 * 60_000);
    expect(document.body.textContent).toBe(text);
    await click(labels.next);
    await pass(60 * 60_000);
    expect(heading()).toBe(nameIn('fashion', TODAYS + 1));
    expect(screen.getByText('Produit du jour · 23/11 · Mode')).toBeTruthy();
  });

  it('create-video button: opens the video structure with product and niche filled in', async () => {
    await open('/?niche=Maison');
    await click('Créer la vidéo');
    const [address = ''] = navigate.mock.lastCall ?? [];
    const { pathname, searchParams } = new URL(address, 'https://x');
    expect(pathname).toBe('/viral-video-structure');
    expect(Object.fromEntries(searchParams)).toEqual({ product: nameIn('home', TODAYS), niche: 'home' });
  });

  it('the creator’s own code replaces the example and becomes part of the words, until the product changes', async () => {
    await open('/?niche=tech');
    await write(screen.getByLabelText(labels.yourCode), 'LEA10');
    expect(region(labels.hook).textContent).toContain('LEA10');
    expect(region(labels.code).textContent).not.toContain(tool.estimate.example);
    await click(labels.next);
    expect(document.body.textContent).not.toContain('LEA10');
  });

  it('is copied as a whole, and kept in the tracker with its niche and texts', async () => {
    await open('/?niche=parenting');
    const { name, reason, hook } = wordsOf('parenting').products[TODAYS] ?? {};
    await click(tool.result.copyAll);
    for (const part of [name, reason, hook, labels.disclosure, tool.estimate.note]) expect(copied()).toContain(part);
    expect(copied()).not.toMatch(/\{\{|undefined|labels\./);
    await click(tool.result.keep);
    await pass(0);
    const kept = videosStore.getState().items.find(({ sourceTool }) => sourceTool === 'daily-product');
    expect(kept).toMatchObject({ title: name, product: name, niche: 'Parentalité', hook });
    expect(kept?.script).toContain(hook);
    expect(kept?.hashtags).toHaveLength(8);
  });

  it('the hook is copied with its call to action', async () => {
    await open('/?niche=lifestyle');
    await click(tool.result.copy, region(labels.hook));
    expect(copied().split('\n')[0]).toBe(wordsOf('lifestyle').products[TODAYS]?.hook);
    expect(copied()).toMatch(/juste en bas|dans le panier/);
  });
});

describe('the creator’s own products', () => {
  beforeEach(() => hydrateProducts());

  it('a sample whose day comes first stands above the product of the day, with an idea and the way to its script', async () => {
    own(kept('sérum visage'), kept('perceuse sans fil', { from: 'sample', deadline: '2026-11-27' }));
    await open();
    const card = await ownCard();
    expect(card.textContent).toContain('Ton échantillon\u00a0: vidéo pour vendredi');
    expect(card.textContent).toContain('perceuse sans fil');
    const { proofs } = KNOWLEDGE;
    const [hook, shot] = within(card)
      .getAllByText(/./, { selector: 'p' })
      .slice(-2)
      .map(({ textContent }) => textContent ?? '');
    expect(proofs.map((proof) => [proof.hook, capital(proof.shot)])).toContainEqual([hook, shot]);
    expect(within(card).getByRole('link').getAttribute('href')).toBe(
      '/viral-script-generator?product=perceuse+sans+fil&niche=Maison',
    );
    const title = screen.getByRole('heading', { level: 1 });
    expect(card.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByText('Produit du jour · 22/11 · Toutes les niches')).toBeTruthy();
  });

  it('with a niche chosen, one of that niche; none of another', async () => {
    own(kept('perceuse sans fil', { from: 'sample', deadline: '2026-11-27' }), kept('sérum visage'));
    await open('/?niche=beauty');
    expect((await ownCard()).textContent).toContain('sérum visage');
    own(kept('perceuse sans fil'));
    await pass(100);
    expect(hasOwnCard()).toBe(false);
  });

  it('nothing of what may mean several things, may not be promoted or cannot be fetched, and nothing without products', async () => {
    own(kept('souris'), kept('puff jetable'), kept('bouilloire'));
    await open();
    await pass(500);
    expect(hasOwnCard()).toBe(false);
    expect(heading()).toBeTruthy();
  });

  it('a struck hook does not come', async () => {
    const { proofs } = KNOWLEDGE;
    const struck = proofs.slice(1).map(({ hook }) => hook);
    own(kept('perceuse sans fil', { struck }));
    await open();
    expect((await ownCard()).textContent).toContain(proofs[0]?.hook);
  });
});

it('what is general stands beside the day and the season', async () => {
  aboutStore.setState({ country: 'FR' });
  await open();
  expect(document.body.textContent).toContain(`22 novembre · automne · ${tool.notice.general}`);
  await act(async () => aboutStore.setState({ country: 'SN' }));
  expect(document.body.textContent).toContain(`22 novembre · ${tool.notice.general}`);
});
