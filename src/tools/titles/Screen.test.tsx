// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, click, pass, prepareTool, region, wait } from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import french from './locales/fr.json';
import TitlesScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels } = french;
const { product } = labels;
const showTool = prepareTool('titles', TitlesScreen, french);
const CARDS = [/🔍 Curiosité/, /✨ Transformation/, /💬 Conversation/];

beforeEach(() => showTool());

describe('Title generator screen', () => {
  it('product and niche, a notice, 3 hook variants, best performer, insights list', async () => {
    await click('Cuisine');
    await answer(product, 'Serre-livres');
    await pass(300);
    await act(() => vi.dynamicImportSettled());
    await wait();
    expect(screen.getByText('Cuisine · Serre-livres')).toBeTruthy();
    expect(screen.getByText(tool.notice.trends)).toBeTruthy();
    for (const card of CARDS) {
      for (const part of [labels.effect, labels.why])
        expect(within(region(card)).getByRole('heading', { name: part })).toBeTruthy();
    }
    expect(within(region(/🔍 Curiosité/)).getByText('RECOMMANDÉ')).toBeTruthy();
    expect(region(`${labels.best} · Curiosité`)).toBeTruthy();
    const insights = region(labels.insights);
    expect(within(insights).getAllByRole('listitem')).toHaveLength(3);
    expect(insights.textContent).toContain(tool.notice.general);
  });
});
