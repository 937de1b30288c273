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
import CreativeFormatsScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels } = french;
const { product, niche, country } = labels.questions;
const showTool = prepareTool('creative-formats', CreativeFormatsScreen, french, {
  '/viral-script-generator': 'Script boutique',
  '/tiktok-live-planner': 'Plan de live',
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
const FORMATS = [
  { name: /Face caméra/, engagement: /85\s%/, difficulty: 'Facile' },
  { name: /POV/, engagement: /92\s%/, difficulty: 'Moyen' },
  { name: /Unboxing/, engagement: /88\s%/, difficulty: 'Facile' },
  { name: /Test honnête/, engagement: /90\s%/, difficulty: 'Moyen' },
  { name: /Remix de tendance/, engagement: /95\s%/, difficulty: 'Avancé' },
];

beforeEach(() => showTool());

describe('Creative formats screen', () => {
  it("3 free-text steps, final button 'Générer les formats'", async () => {
    expect(screen.getByText('Question 1 sur 3')).toBeTruthy();
    await answer(product, 'Gloss prune');
    await answer(niche, 'Beauté');
    expect(fieldOf(country)).toBeTruthy();
    expect(screen.getByText('Question 3 sur 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Générer les formats' })).toBeTruthy();
  });

  it("Each format shows engagement percent, difficulty badge, 'Script (15 sec max)', visual idea, sound and CTA", async () => {
    await answerAll();
    for (const { name, engagement, difficulty } of FORMATS) {
      const card = region(name);
      const text = card.textContent;
      expect(text).toContain(tool.estimate.engagement);
      expect(text).toMatch(engagement);
      expect(text).toContain(difficulty);
      for (const part of ['Script (15 sec max)', labels.visualIdea, labels.sound, labels.callToAction])
        expect(within(card).getByRole('heading', { name: part })).toBeTruthy();
    }
  });

  it("a 'best for beginners' card (face camera) and a 'max viral potential' card (trend remix)", async () => {
    await answerAll();
    expect(within(region(/Face caméra/)).getByText(labels.bestForBeginner)).toBeTruthy();
    expect(within(region(/Remix de tendance/)).getByText(labels.bestForViral)).toBeTruthy();
  });

  it('simulated delay: creative formats 2000 ms', async () => {
    await answerQuestions();
    expect(heading()).toBe('Jimp imagine cinq façons de filmer ton produit…');
    await pass(1999);
    expect(screen.queryByRole('region')).toBeNull();
    await pass(1);
    expect(region(/POV/)).toBeTruthy();
  });

  it('links to /viral-script-generator and /tiktok-live-planner, with the answers passed along', async () => {
    await answerAll();
    const links = addresses();
    expect(links.map((href) => href.split('?')[0])).toEqual(['/viral-script-generator', '/tiktok-live-planner']);
    expect(links[0]).toContain('product=Gloss+prune&niche=Beaut%C3%A9&country=France');
  });

  it("'Regénérer' keeps the answers, 'Autre produit' asks again", async () => {
    await answerAll();
    await click('Regénérer');
    await wait();
    expect(screen.getByText('Beauté · Gloss prune')).toBeTruthy();
    await click('Autre produit');
    expect(fieldOf(product)).toHaveProperty('value', '');
  });

  it('a format is copied with its parts, and kept in the tracker', async () => {
    await answerAll();
    const card = region(/Unboxing/);
    await click(tool.result.copy, card);
    for (const part of ['Gloss prune', 'Script (15 sec max)', labels.visualIdea, labels.sound, labels.callToAction])
      expect(copied()).toContain(part);
    await click(tool.result.keep, card);
    const kept = videosStore.getState().items.find(({ sourceTool }) => sourceTool === 'creative-formats');
    expect(kept).toMatchObject({ title: 'Unboxing\u00a0: Gloss prune', product: 'Gloss prune', niche: 'Beauté' });
    expect(kept?.script).toBe(copied());
  });
});
