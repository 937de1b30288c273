// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, copied, prepareTool, region, wait } from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import french from './locales/fr.json';
import LiveByNicheScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels, texts } = french;
const showTool = prepareTool('live-by-niche', LiveByNicheScreen, french);
const choose = async (niche: string) => {
  await click(niche);
  await wait();
};
const mainText = () => document.body.textContent;

beforeEach(() => showTool());

describe('Live recommendations by niche', () => {
  it('Live by niche tiles: Beauté, Tech, Fitness, Lifestyle, Cuisine, Mode, Maison, Parentalité (8)', () => {
    const tiles = within(screen.getByRole('group')).getAllByRole('button');
    expect(tiles.map(({ textContent }) => textContent?.replace(/^\P{L}+/u, ''))).toEqual([
      'Beauté',
      'Tech',
      'Fitness',
      'Lifestyle',
      'Cuisine',
      'Mode',
      'Maison',
      'Parentalité',
    ]);
  });

  it.each(['Beauté', 'Parentalité'])(
    'always the generic default result, with the niche shown as Général (%s)',
    async (niche) => {
      await choose(niche);
      expect(screen.getByText('Général')).toBeTruthy();
      expect(mainText()).toContain(labels.general);
    },
  );

  it('notice that the trend API awaits activation, and that nothing of it is live', async () => {
    await choose('Tech');
    expect(mainText()).toContain(tool.notice.trends);
    expect(mainText()).toContain(tool.notice.general);
  });

  it('typical live plan in 5 steps; product display timing; trending product; 3 intro scripts with effectiveness; ideal duration; trends; effective themes', async () => {
    await choose('Beauté');
    const steps = within(region(labels.structure)).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getAllByRole('heading')[0]?.textContent)).toEqual([
      '1. Introduction · 0-2 min',
      '2. Présentation · 2-5 min',
      '3. Histoire · 5-10 min',
      '4. Présentation du produit · 10-34 min',
      '5. Appel à l’action · 34-45 min',
    ]);
    expect(region(labels.display).textContent).toContain(texts.productDisplayTiming);
    for (const text of Object.values(texts.trendingProduct))
      expect(region(labels.trending).textContent).toContain(text);
    const intros = screen.getAllByRole('region', { name: /^Script d’intro \d$/ });
    for (const [place, intro] of intros.entries()) {
      expect(intro.textContent).toContain(texts.introScripts[place]?.name);
      expect(intro.textContent).toContain(`${labels.effectiveness} ${[89, 85, 81][place]}`);
      expect(within(intro).queryByText('RECOMMANDÉ') !== null).toBe(place === 0);
    }
    expect(intros).toHaveLength(3);
    expect(region(labels.duration).textContent).toContain(texts.idealDuration);
    for (const trend of texts.june2025Trends) expect(region('Tendances juin 2025').textContent).toContain(trend);
    for (const { title, how } of texts.effectiveThemes) {
      expect(region(labels.themes).textContent).toContain(title);
      expect(region(labels.themes).textContent).toContain(how);
    }
  });

  it('the plan and every intro open in the teleprompter, and can be checked', async () => {
    await choose('Beauté');
    expect(within(region(labels.structure)).getByRole('button', { name: tool.result.liveMode })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: tool.result.teleprompter })).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: tool.result.check })).toHaveLength(4);
  });

  it('an intro is copied as it is said', async () => {
    await choose('Beauté');
    await click(tool.result.copy, region('Script d’intro 1'));
    expect(copied()).toBe(texts.introScripts[0]?.script.join('\n'));
  });
});
