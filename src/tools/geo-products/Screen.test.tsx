// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addresses, click, prepareTool, region, wait } from '../../../tests/support/showTool';
import type { ProductBook } from '../../domain/products/recognise';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { capital } from '../../lib/capital';
import { aboutStore, setCountry, setMarket } from '../../state/slices/aboutStore';
import french from './locales/fr.json';
import ProductsByCountryScreen from './tool';

vi.mock('../../platform/clipboard');
vi.mock('../../texts/loadProductBook', () => ({
  loadProductBook: async (): Promise<ProductBook> => ({
    ambiguous: new Map(),
    list: {
      tops: {
        handling: 'worn',
        niche: 'fashion',
        rules: [],
        names: 'm haut',
        kinds: Object.fromEntries(Array.from({ length: 30 }, (_, place) => [`top-${place}`, `m haut ${place}`])),
      },
    },
  }),
}));

const { labels, texts } = french;
const { country: countries, niche: niches } = labels.questions;
const showTool = prepareTool('geo-products', ProductsByCountryScreen, french, {
  '/viral-script-generator': 'Script boutique',
  '/tiktok-live-planner': 'Plan de live',
});
const button = (name: string) => screen.getByRole('button', { name });
const answerAll = async (country: string, niche: string) => {
  await click(country);
  await click(niche);
  await wait();
};
const carried = () =>
  addresses()
    .map((address) => new URL(address, 'https://jimp.test'))
    .map(({ pathname, searchParams }) => ({ path: pathname, ...Object.fromEntries(searchParams) }));

afterEach(() => aboutStore.setState({}, true));

describe('Geo recommendations screen', () => {
  it('the country where the user sells, if they have said so, is chosen at first', async () => {
    await setCountry('BE');
    await setMarket('FR');
    await showTool();
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('France');
    await click('Canada');
    await click(tool.flow.back);
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Canada');
  });

  it('On the first question a warning explains the country is needed to avoid unavailable products.', async () => {
    await showTool();
    expect(screen.getByText(countries.hint).textContent).toMatch(/⚠️.*pays.*indisponible/);
    expect(within(screen.getByRole('group')).getAllByRole('button')).toHaveLength(10);
    await click('Canada');
    expect(screen.queryByText(countries.hint)).toBeNull();
    expect(within(screen.getByRole('group')).getAllByRole('button')).toHaveLength(8);
  });

  it('market insight, top pick highlighted, other products, a note about the future trend API', async () => {
    await showTool();
    await answerAll('France', 'Beauté & Skincare');
    const cards = screen.getAllByRole('region', { name: /^Type de produit \d$/ });
    expect(cards).toHaveLength(3);
    expect(screen.getAllByText(labels.topPick)).toHaveLength(1);
    expect(within(region('Type de produit 1')).getByText(labels.topPick)).toBeTruthy();
    expect(within(region('Type de produit 1')).getByText(texts.products.lipStain.name)).toBeTruthy();
    for (const card of cards) {
      expect(card.textContent).toMatch(new RegExp(`${labels.conversion} [78-9]\\d\\s%`));
      expect(card.textContent).toMatch(new RegExp(`${labels.appeal} [78-9]\\d\\s%`));
    }
    const market = region(labels.marketInsight).textContent;
    expect(texts.insights.FR.beauty.some((insight) => market?.includes(insight))).toBe(true);
    expect(market).toContain(texts.countries.FR);
    expect(document.body.textContent).toContain(labels.trendApi);
  });

  it('links to /viral-script-generator and /tiktok-live-planner, with the top pick or the chosen product', async () => {
    await showTool();
    await answerAll('France', 'Beauté & Skincare');
    const market = { niche: 'Beauté & Skincare', country: 'France' };
    expect(carried()).toEqual([
      { path: '/viral-script-generator', product: texts.products.lipStain.name, ...market },
      { path: '/tiktok-live-planner', product: texts.products.lipStain.name, ...market },
    ]);
    const second = within(region('Type de produit 2')).getByRole('button', { name: labels.continueWith });
    await click(labels.continueWith, region('Type de produit 2'));
    expect(second.getAttribute('aria-pressed')).toBe('true');
    expect(carried()[0]).toMatchObject({ product: texts.products.heatlessCurler.name });
    await click(labels.refresh);
    await wait();
    expect(carried()[0]).toMatchObject({ product: texts.products.heatlessCurler.name });
  });

  it('a market without products assumes no top pick: one tap shows the nearest country that has one', async () => {
    await showTool();
    await answerAll('Canada', 'Tech & Gadgets');
    expect(screen.getByText('Marché en développement avec opportunités émergentes.')).toBeTruthy();
    expect(screen.queryByText(labels.topPick)).toBeNull();
    expect(carried()[0]).toEqual({ path: '/viral-script-generator', niche: 'Tech & Gadgets', country: 'Canada' });
    await click('États-Unis · Tech & Gadgets');
    await wait();
    expect(screen.getByText(texts.products.magneticPowerBank.name)).toBeTruthy();
  });

  it('for a niche that no country has, it offers the niches that have products', async () => {
    await showTool();
    await answerAll('Royaume-Uni', 'Gaming & Entertainment');
    expect(button('Royaume-Uni · Beauté & Skincare')).toBeTruthy();
    await click('Royaume-Uni · Tech & Gadgets');
    await wait();
    expect(screen.getByText(texts.products.cableBox.name)).toBeTruthy();
  });

  it('below what an empty market says, five kinds are ideas and not sales, each one tap from its script', async () => {
    vi.setSystemTime(new Date(2026, 10, 22, 12));
    await showTool();
    await answerAll('Allemagne', 'Mode & Style');
    expect(region(labels.noProducts).textContent).toContain(labels.nearby);
    const card = region(`${labels.ideas} · 22 novembre`);
    expect(card.textContent).toContain(labels.availability);
    await vi.waitFor(() => expect(within(card).getAllByRole('link')).toHaveLength(5));
    const ideas = within(card).getAllByRole('link');
    for (const idea of ideas) {
      const { pathname, searchParams } = new URL(idea.getAttribute('href') ?? '', 'https://jimp.test');
      const { product = '', ...market } = Object.fromEntries(searchParams);
      expect(pathname).toBe('/viral-script-generator');
      expect(market).toEqual({ niche: 'Mode & Style', country: 'Allemagne' });
      expect(idea.textContent).toBe(capital(product));
    }
    const before = ideas.map(({ textContent }) => textContent);
    await click(labels.refresh);
    await wait();
    await vi.waitFor(() => expect(within(region(/^Idées/)).getAllByRole('link')).toHaveLength(5));
    const after = within(region(/^Idées/)).getAllByRole('link');
    expect(after.map(({ textContent }) => textContent)).not.toEqual(before);
  });

  it('where there are products there are no ideas', async () => {
    await showTool();
    await answerAll('France', 'Beauté & Skincare');
    expect(screen.queryByRole('region', { name: /^Idées/ })).toBeNull();
  });

  it("'Actualiser' makes another result, 'Autres suggestions' asks for a niche, 'Autre pays' for a country", async () => {
    await showTool();
    await answerAll('France', 'Tech & Gadgets');
    await click('Actualiser');
    await wait();
    expect(screen.getByText(texts.products.miniPrinter.name)).toBeTruthy();
    await click('Autres suggestions');
    expect(screen.getByRole('heading', { name: niches.title })).toBeTruthy();
    await click('Beauté & Skincare');
    await wait();
    expect(screen.getByText(texts.products.lipStain.name)).toBeTruthy();
    await click('Autre pays');
    expect(screen.getByRole('heading', { name: countries.title })).toBeTruthy();
    expect(button('France').getAttribute('aria-pressed')).toBe('false');
  });

  it('an address passes on what was typed on another screen', async () => {
    await showTool('/?country=%C3%A9tats-unis&niche=Maquillage');
    expect(button('États-Unis').getAttribute('aria-pressed')).toBe('true');
    await click('États-Unis');
    expect(button('Beauté & Skincare').getAttribute('aria-pressed')).toBe('true');
  });
});
