// @vitest-environment jsdom
import { act, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, pass, prepareTool, region, wait } from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import french from './locales/fr.json';
import CreativeFormatsScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels } = french;
const { product, niche, country } = labels.questions;
const showTool = prepareTool('creative-formats', CreativeFormatsScreen, french);
const answerAll = async () => {
  await answer(product, 'Gloss prune');
  await answer(niche, 'Beauté');
  await answer(country, 'France');
  await pass(300);
  await act(() => vi.dynamicImportSettled());
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
});
