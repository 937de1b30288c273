// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addresses,
  answer,
  click,
  copied,
  fieldOf,
  heading,
  pass,
  prepareTool,
  region,
  wait,
  write,
} from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import french from './locales/fr.json';
import ShopScriptScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels, texts } = french;
const { product, niche, country } = labels.questions;
const showTool = prepareTool('shop-script', ShopScriptScreen, french, {
  '/tiktok-live-planner': 'Plan de live',
  '/product-recommendations': 'Produits',
});
const answerQuestions = async () => {
  await answer(product, 'Gloss prune');
  await answer(niche, 'Beauté');
  await answer(country, 'France');
};
const answerAll = async () => {
  await answerQuestions();
  await wait();
};

beforeEach(() => showTool());

describe('Shop script screen', () => {
  it("3 free-text steps; button 'Continuer' then 'Générer le script'; back link 'Retour à l'étape précédente'", async () => {
    expect(screen.queryByRole('button', { name: 'Retour à l’étape précédente' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Continuer' })).toBeTruthy();
    await answer(product, 'Gloss prune');
    expect(screen.getByRole('button', { name: 'Continuer' })).toBeTruthy();
    await answer(niche, 'Beauté');
    expect(screen.getByRole('button', { name: 'Générer le script' })).toBeTruthy();
    await click('Retour à l’étape précédente');
    expect(fieldOf(niche)).toHaveProperty('value', 'Beauté');
  });

  it('a blank answer does nothing', async () => {
    await answer(product, '   ');
    expect(screen.getByRole('heading', { name: product.title })).toBeTruthy();
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

  it('simulated delay: shop script 1500 ms', async () => {
    await answerQuestions();
    expect(heading()).toBe('Jimp écrit ton script…');
    await pass(1499);
    expect(screen.queryByRole('region')).toBeNull();
    await pass(1);
    expect(region('Produit cible')).toBeTruthy();
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

  it('links to /tiktok-live-planner and /product-recommendations, with the answers passed along', async () => {
    await answerAll();
    const links = addresses();
    expect(links.map((href) => href.split('?')[0])).toEqual(['/tiktok-live-planner', '/product-recommendations']);
    expect(links[0]).toContain('product=Gloss+prune');
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

  it('the creator’s own discount replaces the example', async () => {
    await answerAll();
    const cta = region(/^CTA boutique/);
    expect(cta.textContent).toContain(tool.estimate.example);
    expect(cta.textContent).toContain(texts.exampleOffer);
    await write(screen.getByRole('textbox', { name: labels.offer }), '-15 % sur la fiche');
    expect(cta.textContent).not.toContain(tool.estimate.example);
    await click(labels.copyScript);
    expect(copied()).toContain('-15 % sur la fiche');
    await write(screen.getByRole('textbox', { name: labels.offer }), '');
    expect(cta.textContent).toContain(tool.estimate.example);
  });

  it("'Nouveau script' keeps the answers, the discount too; 'Autre produit' asks again", async () => {
    await answerAll();
    await write(screen.getByRole('textbox', { name: labels.offer }), '-15 %');
    await click('Nouveau script');
    await wait();
    expect(screen.getByRole('textbox', { name: labels.offer })).toHaveProperty('value', '-15 %');
    await click('Autre produit');
    expect(fieldOf(product)).toHaveProperty('value', '');
  });
});
