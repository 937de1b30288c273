// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n';
import shared from '../../../i18n/locales/fr/tool.labels.json';
import { hydrateProducts, productNamed, productsStore } from '../../../state/slices/productsStore';
import { settingsStore } from '../../../state/slices/settingsStore';
import { startAgain, toolRunOf } from '../../../state/slices/toolRuns';
import french from '../../../tools/shop-script/locales/fr.json';
import Screen from '../../../tools/shop-script/tool';
import { ScreenNames } from '../../screenNames';

// How a tool deals with the product that it is asked about, from its screen.

const words = shared.product;
const run = toolRunOf('shop-script');
const kept = (name: string) => productNamed(productsStore.getState().items, name);

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  const catalogues: Readonly<Record<string, object>> = { 'shop-script': french, tool: shared };
  await startI18n('fr', async (_, namespace) => catalogues[namespace] ?? {}, ['tool', 'shop-script']);
});

beforeEach(async () => {
  await Promise.all([hydrateProducts(), run.hydrate(), settingsStore.hydrate()]);
  productsStore.setState({ items: [] });
  settingsStore.setState({ instantResults: true });
  startAgain(run);
});
afterEach(cleanup);

async function ask(product: string): Promise<void> {
  startAgain(run, { product, niche: 'Cuisine', country: 'France' }, 3);
  await act(async () => {
    render(
      <MemoryRouter>
        <ScreenNames value={(path) => path}>
          <Screen />
        </ScreenNames>
      </MemoryRouter>,
    );
  });
}

const result = () => screen.findByRole('heading', { name: french.labels.title });
const tap = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
/** As queries read it. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const page = () => document.body.textContent ?? '';

it('says what a product was taken for, and writes about it by its natural name', async () => {
  await ask('Bouilloire Tefal 1,7L INOX');
  await result();
  expect(page()).toContain('Compris\u00a0: bouilloire');
  expect(page()).toContain(words.cautions);
});

it('writes nothing for what may not be promoted, and says why', async () => {
  await ask('puff jetable 9000');
  await screen.findByRole('heading', { name: words.forbidden });
  expect(page()).toContain(words.reasons.nicotine);
  expect(screen.queryByRole('heading', { name: french.labels.title })).toBeNull();
  await tap(words.another);
  expect(run.getState().answers).toEqual({});
});

it('asks which of several things a word means, once, and remembers it', async () => {
  await ask('souris');
  await screen.findByRole('heading', { name: /^souris, c’est quoi/ });
  const [first] = screen.getAllByRole('button');
  const chosen = first?.textContent ?? '';
  await act(async () => first && fireEvent.click(first));
  await result();
  expect(page()).toContain(`Compris\u00a0: ${chosen}`);
  expect(kept('souris')?.kind).toBeDefined();
  cleanup();
  await ask('souris');
  await result();
  expect(page()).toContain(`Compris\u00a0: ${chosen}`);
});

it('asks three questions about what nobody knows, and makes it again from those words', async () => {
  await ask('Zorblax 3000');
  await result();
  expect(page()).toContain('Je ne connais pas encore Zorblax 3000.');
  fireEvent.change(screen.getByLabelText(plain(words.asks.move)), { target: { value: 'il plie une serviette seul' } });
  fireEvent.change(screen.getByLabelText(plain(words.asks.price)), { target: { value: '29,90 €' } });
  await tap(words.makeFromThis);
  await waitFor(() => expect(page()).toContain('il plie une serviette seul'));
  expect(kept('Zorblax 3000')).toMatchObject({
    facts: { move: 'il plie une serviette seul' },
    price: { amount: 29.9, currency: 'EUR' },
  });
});

it('takes a product for something else when told so, and remembers it', async () => {
  await ask('Zorblax 3000');
  await result();
  await tap(words.sayKind);
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'bouilloire' } });
  const kettle = await screen.findByRole('button', { name: 'bouilloire' });
  await act(async () => fireEvent.click(kettle));
  await screen.findByText(/^Compris/);
  expect(page()).toContain('Compris\u00a0: bouilloire');
  expect(kept('Zorblax 3000')?.kind).toEqual({ family: 'kitchen-appliances', kind: 'bouilloire' });
});

it('writes a struck sentence never again for that product', async () => {
  await ask('bouilloire');
  await result();
  const [strike] = screen.getAllByRole('button', { name: new RegExp(`^${words.strike}`) });
  const line = strike?.getAttribute('aria-label')?.replace(`${words.strike} — `, '') ?? '';
  expect(page()).toContain(line);
  await act(async () => strike && fireEvent.click(strike));
  await waitFor(() => expect(page()).not.toContain(line));
  expect(kept('bouilloire')?.struck).toEqual([line]);
});
