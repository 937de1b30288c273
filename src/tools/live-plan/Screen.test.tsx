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
import LivePlanScreen from './Screen';

vi.mock('../../platform/clipboard');

const { labels, texts } = french;
const name = (path: string) =>
  ({ '/creative-formats': 'Formats créatifs', '/product-recommendations': 'Produits' })[path];
const click = (button: string) => act(async () => fireEvent.click(screen.getByRole('button', { name: button })));
const type = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));
const productField = () => screen.getByPlaceholderText(labels.questions.product.placeholder);
const giveProduct = async (product: string) => {
  await type(productField(), product);
  await act(async () => fireEvent.submit(productField()));
};
const answerAll = async () => {
  await giveProduct('Gloss prune');
  await click(labels.niches.beauty);
  await click(labels.experiences.first);
  await click(labels.durations.long);
  await click(labels.objectives.community);
  await act(() => vi.runAllTimersAsync());
};
const region = (label: string | RegExp) => screen.getByRole('region', { name: label });
const copied = () => vi.mocked(copyText).mock.lastCall?.[0] ?? '';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await startI18n('fr', (_, namespace) => {
    if (namespace === 'live-plan') return Promise.resolve(french);
    return Promise.resolve(namespace === 'tool' ? tool : {});
  });
});

beforeEach(async () => {
  vi.resetAllMocks();
  vi.mocked(copyText).mockResolvedValue(true);
  const run = toolRunOf('live-plan');
  await run.hydrate();
  startAgain(run);
  vi.useFakeTimers();
  await act(async () => {
    render(
      <MemoryRouter>
        <ScreenNames value={name}>
          <LivePlanScreen />
        </ScreenNames>
      </MemoryRouter>,
    );
  });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('Live plan screen', () => {
  it('5 questions with progress bar', async () => {
    expect(screen.getByText('Question 1 sur 5')).toBeTruthy();
    await giveProduct('Gloss prune');
    expect(screen.getByText('Question 2 sur 5')).toBeTruthy();
    expect(screen.getByRole('progressbar')).toBeTruthy();
    await click(tool.flow.back);
    expect(productField()).toHaveProperty('value', 'Gloss prune');
  });

  it("loading text says the assistant is preparing the user's live plan", async () => {
    await giveProduct('Gloss prune');
    await click(labels.niches.tech);
    await click(labels.experiences.expert);
    await click(labels.durations.short);
    await click(labels.objectives.sales);
    expect(screen.getByRole('heading', { name: 'Jimp prépare ton plan de live…' })).toBeTruthy();
  });

  it('recap; intro hooks, the recommended one badged RECOMMANDÉ, plus intro tips; and every other section', async () => {
    await answerAll();
    const recap = region(labels.recap);
    for (const text of ['Gloss prune', labels.niches.beauty, labels.experiences.first, labels.durations.long]) {
      expect(within(recap).getByText(text)).toBeTruthy();
    }
    expect(screen.getAllByRole('region', { name: /^Hook d’intro \d$/ })).toHaveLength(3);
    expect(within(region('Hook d’intro 1')).getByText('RECOMMANDÉ')).toBeTruthy();
    for (const section of [
      /^Conseils pour l’intro/,
      /^Présentation produit · 15-20 min/,
      /^Phase d’interaction/,
      'Moment de vente',
      'Conclusion et CTA',
      labels.productLink,
      labels.repeated,
      labels.optimization,
    ]) {
      expect(region(section)).toBeTruthy();
    }
  });

  it('a complete four-part script (intro, demo, interaction Q&A, urgency and promo)', async () => {
    await answerAll();
    const parts = within(region(labels.script)).getAllByRole('heading', { level: 3 });
    expect(parts.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      'Intro · 0-2 min',
      'Démo · 3-10 min',
      'Interaction et Q&A · 10-20 min',
      'Urgence et promo · 20-30 min',
    ]);
  });

  it('links to /creative-formats and /product-recommendations, the answers travel along', async () => {
    await answerAll();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.map((href) => href.split('?')[0])).toEqual(['/creative-formats', '/product-recommendations']);
    expect(links[0]).toContain('product=Gloss+prune');
    expect(links[1]).toContain('niche=beauty');
  });

  it('the script is copied with its times, opened by the chosen hook', async () => {
    await answerAll();
    const second = region('Hook d’intro 2');
    await act(async () => fireEvent.click(within(second).getByRole('button', { name: labels.openWith })));
    await click(labels.copyScript);
    const [heading, opening = ''] = copied().split('\n');
    expect(heading).toBe('Intro · 0-2 min');
    expect(second.textContent).toContain(opening);
    expect(copied()).not.toContain('exemple');
  });

  it('the creator’s own offer replaces the example', async () => {
    await answerAll();
    const sale = region('Moment de vente');
    expect(sale.textContent).toContain(tool.estimate.example);
    expect(sale.textContent).toContain(texts.exampleOffer);
    await type(screen.getByRole('textbox', { name: labels.offer }), '-15 %, 12 pièces');
    expect(sale.textContent).not.toContain(tool.estimate.example);
    await click(labels.copyScript);
    expect(copied()).toContain('-15 %, 12 pièces');
  });

  it("'Nouveau script' leaves the plan, 'Nouveau plan' keeps the answers, 'Autre produit' asks again", async () => {
    await answerAll();
    const [plan, script] = [region(labels.recap), region(labels.script)].map(({ textContent }) => textContent);
    const hook = region('Hook d’intro 1').textContent;
    await click('Nouveau script');
    expect(region(labels.script).textContent).not.toBe(script);
    expect(region('Hook d’intro 1').textContent).toBe(hook);
    await click('Nouveau plan');
    await act(() => vi.runAllTimersAsync());
    expect(region(labels.recap).textContent).toBe(plan);
    await click('Autre produit');
    expect(productField()).toHaveProperty('value', '');
  });

  it('everything is copied in one text', async () => {
    await answerAll();
    await click(tool.result.copyAll);
    for (const part of [
      'Gloss prune',
      labels.presentation,
      labels.salesMoment,
      'Démo · 3-10 min',
      tool.estimate.note,
    ]) {
      expect(copied()).toContain(part);
    }
  });
});
