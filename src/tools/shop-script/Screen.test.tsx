// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, click, copied, pass, prepareTool, region, wait, write } from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import french from './locales/fr.json';
import ShopScriptScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels, texts } = french;
const { product, niche, country } = labels.questions;
const showTool = prepareTool('shop-script', ShopScriptScreen, french);
const answerAll = async () => {
  await answer(product, 'Gloss prune');
  await answer(niche, 'Beauté');
  await answer(country, 'France');
  await pass(300);
  await act(() => vi.dynamicImportSettled());
  await wait();
};

beforeEach(() => showTool());

describe('Shop script screen', () => {
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

  it('Every result: copy part or all; each part by itself', async () => {
    await answerAll();
    for (const part of [/^Démo visuelle rapide/, 'Fonction clé', 'Effet tendance', 'Musique virale']) {
      const card = region(part);
      await click(tool.result.copy, card);
      for (const line of copied().split(/\n| · /))
        expect(card.textContent).toContain(line.replace(/^(?:-|\d+\.) /, ''));
    }
  });

  it('the script is copied as it is to be said, opened by the chosen hook', async () => {
    await answerAll();
    const second = region(/^Hook 2/);
    await click(labels.openWith, second);
    await click(labels.copyScript);
    const lines = copied().split('\n');
    expect(lines).toHaveLength(4);
    expect(second.textContent).toContain(lines[0]);
    expect(copied()).not.toContain('exemple');
  });

  it('the creator’s own discount replaces the example, in another script too', async () => {
    await answerAll();
    const cta = () => region(/^CTA boutique/).textContent;
    expect(cta()).toContain(tool.estimate.example);
    expect(cta()).toContain(texts.exampleOffer);
    await write(screen.getByRole('textbox', { name: labels.offer }), '-15 % sur la fiche');
    expect(cta()).not.toContain(tool.estimate.example);
    await click(labels.copyScript);
    expect(copied()).toContain('-15 % sur la fiche');
    await click('Nouveau script');
    await wait();
    expect(cta()).not.toContain(tool.estimate.example);
    await write(screen.getByRole('textbox', { name: labels.offer }), '');
    expect(cta()).toContain(tool.estimate.example);
  });
});
