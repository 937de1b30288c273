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
} from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { videosStore } from '../../state/slices/videosStore';
import french from './locales/fr.json';
import TitlesScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels, texts } = french;
const { product } = labels;
const showTool = prepareTool('titles', TitlesScreen, french, {
  '/creative-formats': 'Formats créatifs',
  '/viral-script-generator': 'Script boutique',
});
const answerAll = async () => {
  await click('Maison');
  await answer(product, 'Serre-livres');
  await wait();
};
const CARDS = [/Curiosité/, /✨ Transformation/, /Conversation/];

beforeEach(() => showTool());

describe('Title generator screen', () => {
  it("1. Niche grid. 2. Product input with 'Générer les titres' and a 'Retour aux niches' link", async () => {
    expect(heading()).toBe(labels.niche.title);
    expect(screen.getAllByRole('button')).toHaveLength(8);
    await click('Maison');
    expect(fieldOf(product)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Générer les titres' })).toBeTruthy();
    await click('Retour aux niches');
    expect(heading()).toBe(labels.niche.title);
  });

  it('3. Loading screen, 2 s, then result: product and niche, a notice, 3 hook variants, best performer, insights list', async () => {
    await click('Maison');
    await answer(product, 'Serre-livres');
    expect(heading()).toBe(labels.loading);
    await pass(1999);
    expect(screen.queryByRole('region')).toBeNull();
    await pass(1);
    expect(screen.getByText('Maison · Serre-livres')).toBeTruthy();
    expect(screen.getByText(tool.notice.trends)).toBeTruthy();
    for (const card of CARDS) {
      for (const part of [labels.effect, labels.why])
        expect(within(region(card)).getByRole('heading', { name: part })).toBeTruthy();
      expect(region(card).textContent).toContain('Serre-livres');
    }
    expect(within(region(/✨ Transformation/)).getByText('RECOMMANDÉ')).toBeTruthy();
    expect(region(`${labels.best} · Transformation`)).toBeTruthy();
    const { textContent } = region(labels.insights);
    for (const text of [...texts.niches.home.insights, tool.notice.general]) expect(textContent).toContain(text);
  });

  it("'Autre produit' resets niche, product and result; asking for other titles keeps them", async () => {
    await answerAll();
    await click(labels.regenerate);
    await wait();
    expect(screen.getByText('Maison · Serre-livres')).toBeTruthy();
    await click('Autre produit');
    expect(heading()).toBe(labels.niche.title);
    await click('Beauté');
    expect(fieldOf(product)).toHaveProperty('value', '');
  });

  it("'Formats créatifs', 'Script complet': product and niche are passed along", async () => {
    await answerAll();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
      'Formats créatifs',
      'Script complet Script boutique',
    ]);
    expect(addresses()).toEqual([
      '/creative-formats?product=Serre-livres&niche=Maison',
      '/viral-script-generator?product=Serre-livres&niche=Maison',
    ]);
  });

  it('a title is copied, and kept in the tracker with its niche and texts', async () => {
    await answerAll();
    const card = region(/Curiosité/);
    await click(tool.result.copy, card);
    const title = copied();
    expect(title).toContain('Serre-livres');
    await click(tool.result.keep, card);
    const kept = videosStore.getState().items.find(({ sourceTool }) => sourceTool === 'titles');
    expect(kept).toMatchObject({ title, hook: title, niche: 'home', product: 'Serre-livres' });
    expect(card.textContent).toContain(kept?.description);
  });

  it('everything is copied in one text', async () => {
    await answerAll();
    await click(tool.result.copyAll);
    for (const part of [...CARDS, labels.best, labels.insights, tool.notice.trends, labels.truth])
      expect(copied()).toMatch(part);
    expect(copied()).not.toMatch(/\{\{|undefined|labels\./);
  });
});
