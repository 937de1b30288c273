// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answer,
  click,
  copied,
  fieldOf,
  pass,
  prepareTool,
  region,
  wait,
  write,
} from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import french from './locales/fr.json';
import LivePlanScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels, texts } = french;
const { product } = labels.questions;
const showTool = prepareTool('live-plan', LivePlanScreen, french);
const answerAll = async () => {
  await answer(product, 'Gloss prune');
  await pass(300);
  await act(() => vi.dynamicImportSettled());
  await click(labels.niches.beauty);
  await click(labels.experiences.first);
  await click(labels.durations.long);
  await click(labels.objectives.community);
  await wait();
};

beforeEach(() => showTool());

describe('Live plan screen', () => {
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
    const parts = within(region(labels.script)).getAllByRole('listitem');
    expect(parts.map((part) => within(part).getByRole('heading').textContent)).toEqual([
      '0-2 minIntro',
      '3-10 minDémo',
      '10-20 minInteraction et Q&A',
      '20-30 minUrgence et promo',
    ]);
  });

  it('the script is copied with its times, opened by the chosen hook', async () => {
    await answerAll();
    const second = region('Hook d’intro 2');
    await click(labels.openWith, second);
    await click(labels.copyScript);
    const [heading, opening = ''] = copied().split('\n');
    expect(heading).toBe('0-2 min · Intro');
    expect(second.textContent).toContain(opening);
    expect(copied()).not.toContain('exemple');
  });

  it('the chosen hook still opens the script after a reload', async () => {
    await answerAll();
    await click(labels.openWith, region('Hook d’intro 3'));
    cleanup();
    await showTool();
    const chosen = screen.getAllByRole('button', { name: labels.openWith, pressed: true });
    expect(chosen).toEqual([within(region('Hook d’intro 3')).getByRole('button', { name: labels.openWith })]);
  });

  it('the creator’s own offer replaces the example', async () => {
    await answerAll();
    const sale = region('Moment de vente');
    expect(sale.textContent).toContain(tool.estimate.example);
    expect(sale.textContent).toContain(texts.exampleOffer);
    await write(screen.getByRole('textbox', { name: labels.offer }), '-15 %, 12 pièces');
    expect(sale.textContent).not.toContain(tool.estimate.example);
    await click(labels.copyScript);
    expect(copied()).toContain('-15 %, 12 pièces');
  });

  it("'Nouveau script' leaves the plan, 'Nouveau plan' keeps the answers, 'Autre produit' asks again", async () => {
    await answerAll();
    const script = region(labels.script).textContent;
    const hook = region('Hook d’intro 1').textContent;
    await click('Nouveau script');
    expect(region(labels.script).textContent).not.toBe(script);
    expect(region('Hook d’intro 1').textContent).toBe(hook);
    await click('Nouveau plan');
    await wait();
    for (const text of ['Gloss prune', labels.niches.beauty, labels.experiences.first, labels.objectives.community]) {
      expect(within(region(labels.recap)).getByText(text)).toBeTruthy();
    }
    await click('Autre produit');
    expect(fieldOf(product)).toHaveProperty('value', '');
  });
});
