// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, click, prepareTool, region, wait } from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import french from './locales/fr.json';
import TitlesScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels, texts } = french;
const { product } = labels;
const showTool = prepareTool('titles', TitlesScreen, french);
const CARDS = [/Curiosité/, /✨ Transformation/, /Conversation/];

beforeEach(() => showTool());

describe('Title generator screen', () => {
  it('product and niche, a notice, 3 hook variants, best performer, insights list', async () => {
    await click('Maison');
    await answer(product, 'Serre-livres');
    await wait();
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
});
