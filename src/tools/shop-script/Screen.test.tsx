// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { copyText } from '../../platform/clipboard';
import { startAgain, toolRunOf } from '../../state/toolRuns';
import { ScreenNames } from '../../ui/screenNames';
import french from './locales/fr.json';
import ShopScriptScreen from './Screen';

vi.mock('../../platform/clipboard');

const { labels, texts } = french;
const name = (path: string) =>
  ({ '/tiktok-live-planner': 'Plan de live', '/product-recommendations': 'Produits' })[path];
const click = (button: string) => act(async () => fireEvent.click(screen.getByRole('button', { name: button })));
const type = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));
const fieldOf = (id: keyof typeof labels.questions) => screen.getByPlaceholderText(labels.questions[id].placeholder);
const answer = async (id: keyof typeof labels.questions, value: string) => {
  await type(fieldOf(id), value);
  await act(async () => fireEvent.submit(fieldOf(id)));
};
const answerAll = async () => {
  await answer('product', 'Gloss prune');
  await answer('niche', 'Beauté');
  await answer('country', 'France');
  await act(() => vi.runAllTimersAsync());
};
const region = (label: string | RegExp) => screen.getByRole('region', { name: label });
const copied = () => vi.mocked(copyText).mock.lastCall?.[0] ?? '';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await startI18n('fr', (_, namespace) => {
    if (namespace === 'shop-script') return Promise.resolve(french);
    return Promise.resolve(namespace === 'tool' ? tool : {});
  });
});

beforeEach(async () => {
  vi.resetAllMocks();
  vi.mocked(copyText).mockResolvedValue(true);
  const run = toolRunOf('shop-script');
  await run.hydrate();
  startAgain(run);
  vi.useFakeTimers();
  await act(async () => {
    render(
      <MemoryRouter>
        <ScreenNames value={name}>
          <ShopScriptScreen />
        </ScreenNames>
      </MemoryRouter>,
    );
  });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('Shop script screen', () => {
  it("3 free-text steps; button 'Continuer' then 'Générer le script'; back link 'Retour à l'étape précédente'", async () => {
    expect(screen.queryByRole('button', { name: 'Retour à l’étape précédente' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Continuer' })).toBeTruthy();
    await answer('product', 'Gloss prune');
    expect(screen.getByRole('button', { name: 'Continuer' })).toBeTruthy();
    await answer('niche', 'Beauté');
    expect(screen.getByRole('button', { name: 'Générer le script' })).toBeTruthy();
    await click('Retour à l’étape précédente');
    expect(fieldOf('niche')).toHaveProperty('value', 'Beauté');
  });

  it('a blank answer does nothing', async () => {
    await answer('product', '   ');
    expect(screen.getByRole('heading', { name: labels.questions.product.title })).toBeTruthy();
  });

  it('target product, 3 hooks, quick visual demo, key feature highlight, shop CTA, trend effect, viral music', async () => {
    await answerAll();
    expect(within(region('Produit cible')).getByText('Gloss prune')).toBeTruthy();
    expect(screen.getAllByRole('region', { name: /^Hook \d · / })).toHaveLength(3);
    expect(within(region(/^Hook 1/)).getByText('RECOMMANDÉ')).toBeTruthy();
    for (const part of [
      /^Démo visuelle rapide · 2-3 secondes/,
      'Fonction clé',
      /^CTA boutique/,
      'Effet tendance',
      'Musique virale',
    ])
      expect(screen.getByRole('region', { name: part })).toBeTruthy();
  });

  it('links to /tiktok-live-planner and /product-recommendations, the answers travel along', async () => {
    await answerAll();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.map((href) => href.split('?')[0])).toEqual(['/tiktok-live-planner', '/product-recommendations']);
    expect(links[0]).toContain('product=Gloss+prune');
  });

  it('the script is copied as it is to be said, opened by the chosen hook', async () => {
    await answerAll();
    const second = region(/^Hook 2/);
    await act(async () => fireEvent.click(within(second).getByRole('button', { name: labels.openWith })));
    await click(labels.copyScript);
    const lines = copied().split('\n');
    expect(lines).toHaveLength(4);
    expect(second.textContent).toContain(lines[0]);
    expect(copied()).not.toContain('exemple');
  });

  it('the creator’s own discount replaces the example', async () => {
    await answerAll();
    const cta = region(/^CTA boutique/);
    expect(cta.textContent).toContain(tool.estimate.example);
    expect(cta.textContent).toContain(texts.exampleOffer);
    await type(screen.getByRole('textbox', { name: labels.offer }), '-15 % sur la fiche');
    expect(cta.textContent).not.toContain(tool.estimate.example);
    await click(labels.copyScript);
    expect(copied()).toContain('-15 % sur la fiche');
    await type(screen.getByRole('textbox', { name: labels.offer }), '');
    expect(cta.textContent).toContain(tool.estimate.example);
  });

  it("'Nouveau script' keeps the answers, the discount too; 'Autre produit' asks again", async () => {
    await answerAll();
    await type(screen.getByRole('textbox', { name: labels.offer }), '-15 %');
    await click('Nouveau script');
    await act(() => vi.runAllTimersAsync());
    expect(screen.getByRole('textbox', { name: labels.offer })).toHaveProperty('value', '-15 %');
    await click('Autre produit');
    expect(fieldOf('product')).toHaveProperty('value', '');
  });
});
