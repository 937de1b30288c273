// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../tests/support/products/productFilesOfScreens';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { supportDialogs } from '../../../tests/support/supportDialogs';
import type { Product } from '../../contracts/product';
import { startI18n } from '../../i18n/i18n';
import shell from '../../i18n/locales/fr/shell.labels.json';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { localDate } from '../../lib/localDate';
import { hydrateProducts, noteProduct, productsStore } from '../../state/slices/productsStore';
import { hydrateVideos, videosStore } from '../../state/slices/videosStore';
import { ScreenNames } from '../../ui/screenNames';
import { toastStore } from '../../ui/toast';
import french from './locales/fr.json';
import ProductsScreen from './ProductsScreen';

const NAMES: Readonly<Record<string, string>> = {
  '/viral-script-generator': 'Script boutique',
  '/title-generator': 'Titres viraux',
  '/daily-recommendations': 'Produit du jour',
};

const Address = () => <output>{useLocation().search}</output>;
const address = () => screen.getByRole('status', { name: '' }).textContent;

const show = (path = '/products') =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <ScreenNames value={(screenPath) => NAMES[screenPath]}>
          <ProductsScreen />
          <Address />
        </ScreenNames>
      </MemoryRouter>,
    );
  });

async function noted(name: string, change: Parameters<typeof noteProduct>[1] = {}): Promise<Product> {
  const product = await noteProduct(name, change);
  if (!product) throw new Error('not noted');
  return product;
}

const products = () => productsStore.getState().items;
const names = () => products().map(({ name }) => name);
const shown = () => document.body.textContent ?? '';
const click = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(field(label), { target: { value } });
  });
const leave = (label: string) => act(async () => fireEvent.blur(field(label)));
const toast = () => toastStore.getState().toasts[0];
const undo = () => act(async () => toast()?.action?.run());
const inDays = (days: number) => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return localDate(date);
};

beforeAll(async () => {
  supportDialogs();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const catalogues: Readonly<Record<string, object>> = { products: french, shell, tool };
  await startI18n('fr', (_, namespace) => Promise.resolve(catalogues[namespace] ?? {}), ['products', 'shell', 'tool']);
  await Promise.all([hydrateProducts(), hydrateVideos()]);
});

beforeEach(() => {
  productsStore.setState({ items: [], passed: [] });
  videosStore.setState({ items: [] });
  toastStore.setState({ toasts: [] });
});
afterEach(cleanup);

describe('before there is a product', () => {
  it('says what to do, and leads somewhere', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(french.empty.title);
    expect(screen.getByRole('link', { name: 'Produit du jour' }).getAttribute('href')).toBe('/daily-recommendations');
  });

  it('offers what was typed in videos: one, all, or none', async () => {
    const [lamp, fryer, serum] = ['Lampe', 'Air fryer', 'Sérum'].map((product, day) =>
      exampleVideo({ product, createdAt: `2026-11-2${day}T10:00:00.000Z` }),
    );
    videosStore.setState({ items: [lamp, fryer, serum].flatMap((video) => video ?? []) });
    await show();
    await click('Air fryer');
    expect(names()).toEqual(['Air fryer']);
    await undo();
    expect(names()).toEqual([]);
    await click(french.found.all);
    expect(names()).toEqual(['Sérum', 'Air fryer', 'Lampe']);
    await undo();
    await click(french.found.pass);
    expect(screen.queryByText(french.found.title)).toBeNull();
    await undo();
    expect(screen.getByText(french.found.title)).toBeDefined();
  });
});

describe('the list', () => {
  it('gets what is added, and brings an archived product back', async () => {
    await show();
    await write(french.add.label, ' Air fryer 5 L ');
    await click(french.add.button);
    expect(names()).toEqual(['Air fryer 5 L']);
    expect(field(french.add.label).value).toBe('');
    expect(toast()?.links[0]?.to).toBe(`/products?id=${products()[0]?.id}`);

    await noteProduct('Air fryer 5 L', { archivedAt: '2026-11-21T10:00:00.000Z' });
    await write(french.add.label, 'air fryer 5 l');
    await click(french.add.button);
    expect(names()).toEqual(['Air fryer 5 L']);
    expect(products()[0]?.archivedAt).toBeUndefined();
  });

  it('shows the terms, and the days that a sample has left', async () => {
    await noteProduct('Air fryer', { price: { amount: 59.9, currency: 'EUR' }, commission: 12, from: 'bought' });
    await noteProduct('Sérum', { from: 'sample', deadline: inDays(3) });
    await noteProduct('Lampe', { from: 'sample', deadline: inDays(-1) });
    await show();
    const line = shown().replace(/\s/gu, ' ');
    expect(line).toContain('59,90 € · Commission 12 % · Acheté');
    expect(line).toContain('Vidéo à rendre dans 3 jours');
    expect(line).toContain('En retard : vidéo due hier');
  });

  it('can be searched from nine products on, and folds the archived ones', async () => {
    for (const place of [1, 2, 3, 4, 5, 6, 7, 8]) await noteProduct(`Lampe ${place}`);
    await noteProduct('Tapis', { archivedAt: '2026-11-21T10:00:00.000Z' });
    await show();
    expect(screen.queryByRole('link', { name: 'Tapis' })).toBeNull();
    await write(french.search, 'lampe 3');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Lampe 3']);
    await write(french.search, 'tap');
    await click(/^Archivés/);
    expect(screen.getByRole('link', { name: 'Tapis' })).toBeDefined();
    await write(french.search, 'rien');
    expect(screen.getByText(french.none)).toBeDefined();
  });

  it('offers to make one of two spellings, with a way back, and takes no for an answer', async () => {
    await noteProduct('Air fryer', { commission: 12 });
    await noteProduct('airfrier', { facts: { move: 'Il dore' } });
    await show();
    const offer = () => within(screen.getByRole('region', { name: french.twins.title }));
    await act(async () => fireEvent.click(offer().getByRole('button', { name: 'Air fryer' })));
    expect(products()).toMatchObject([{ name: 'Air fryer', commission: 12, facts: { move: 'Il dore' } }]);
    await undo();
    expect(names().sort()).toEqual(['Air fryer', 'airfrier']);
    await act(async () => fireEvent.click(offer().getByRole('button', { name: french.twins.apart })));
    expect(screen.queryByText(french.twins.title)).toBeNull();
    expect(names()).toHaveLength(2);
  });
});

describe('a product', () => {
  it('leads to the tools with its name', async () => {
    const { id } = await noted('Sérum & co');
    await show(`/products?id=${id}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sérum & co');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/viral-script-generator?product=S%C3%A9rum+%26+co',
      '/title-generator?product=S%C3%A9rum+%26+co',
    ]);
  });

  it('says what it is taken for, and takes a correction', async () => {
    const { id } = await noted('perceuse sans fil');
    await show(`/products?id=${id}`);
    await vi.waitFor(() => expect(shown()).toContain('Compris\u00a0: perceuse'));
    await click(tool.product.wrongKind);
    await vi.waitFor(() => expect(field(tool.product.search)).toBeTruthy());
    await write(tool.product.search, 'visseuse');
    await vi.waitFor(() => expect(screen.getAllByRole('button', { name: /visseuse/ }).length).toBeGreaterThan(0));
    await click('visseuse à chocs');
    expect(products()[0]?.kind).toEqual({ family: 'power-tools', kind: 'visseuse à chocs' });
    await vi.waitFor(() => expect(shown()).toContain('Compris\u00a0: visseuse à chocs'));
  });

  it('asks which of several things it is, and says what may not be promoted', async () => {
    const { id } = await noted('enceinte');
    await show(`/products?id=${id}`);
    await vi.waitFor(() => expect(screen.getByRole('button', { name: tool.product.sayKind })).toBeTruthy());
    cleanup();
    const other = await noted('puff jetable');
    await show(`/products?id=${other.id}`);
    await vi.waitFor(() => expect(shown()).toContain(tool.product.reasons.nicotine));
  });

  it('keeps what is written at each key, and nothing that it cannot be', async () => {
    const { id } = await noted('Lampe');
    await show(`/products?id=${id}`);
    await write(french.fields.price, '29,9');
    await write(french.fields.commission, '12 %');
    await write(french.fields.page, 'example.com/lampe');
    await write(french.facts.move, 'Elle se plie ');
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: french.from.sample })));
    await write(french.fields.deadline, '2026-12-04');
    await write(french.fields.currency, 'USD');
    const kept = {
      name: 'Lampe',
      price: { amount: 29.9, currency: 'USD' },
      commission: 12,
      link: 'https://example.com/lampe',
      facts: { move: 'Elle se plie' },
      from: 'sample',
      deadline: '2026-12-04',
    };
    expect(products()).toMatchObject([kept]);

    await write(french.fields.price, 'cher');
    expect(screen.getByText(french.fields.priceWrong)).toBeDefined();
    await write(french.fields.name, '');
    await leave(french.fields.name);
    expect(field(french.fields.name).value).toBe('Lampe');
    expect(products()).toMatchObject([kept]);
  });

  it('is still found by the name it had before it was reworded', async () => {
    const { id } = await noted('lampe');
    await show(`/products?id=${id}`);
    await act(async () => fireEvent.focus(field(french.fields.name)));
    await write(french.fields.name, 'Lampe de bureau');
    await leave(french.fields.name);
    expect(products()).toMatchObject([{ name: 'Lampe de bureau', spellings: ['lampe'] }]);
  });

  it('brings half an address back after a reload', async () => {
    const { id } = await noted('Lampe');
    await show(`/products?id=${id}`);
    await write(french.fields.page, 'https://exam');
    await leave(french.fields.page);
    cleanup();
    await show(`/products?id=${id}`);
    expect(field(french.fields.page).value).toBe('https://exam');
    await write(french.fields.page, '');
    await leave(french.fields.page);
    cleanup();
    await show(`/products?id=${id}`);
    expect(field(french.fields.page).value).toBe('');
  });

  it('gives struck sentences back', async () => {
    const { id } = await noted('Lampe', { struck: ['Une', 'Deux'] });
    await show(`/products?id=${id}`);
    await click(french.struck.allow.replace('{{line}}', 'Une'));
    expect(products()[0]?.struck).toEqual(['Deux']);
    await undo();
    expect(products()[0]?.struck).toEqual(['Une', 'Deux']);
  });

  it('is archived or deleted with a way back', async () => {
    const { id } = await noted('Lampe', { commission: 10 });
    await show(`/products?id=${id}`);
    await click(french.archive);
    expect(address()).toBe('');
    expect(products()[0]?.archivedAt).toBeDefined();
    await undo();
    expect(products()[0]?.archivedAt).toBeUndefined();
    await act(async () => fireEvent.click(screen.getByRole('link', { name: /Lampe/ })));
    await click(french.delete);
    expect(products()).toEqual([]);
    expect(toast()?.text).toContain('Lampe');
    await undo();
    expect(products()).toMatchObject([{ id, name: 'Lampe', commission: 10 }]);
  });

  it('that is no longer there leads to the list, and says so', async () => {
    await show('/products?id=none');
    expect(address()).toBe('');
    expect(toast()?.text).toBe(french.gone);
  });
});
