// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, click, pass, prepareTool, region, wait } from '../../../tests/support/showTool';
import { toolRunOf } from '../../state/slices/toolRuns';
import french from './locales/fr.json';
import WeeklyStrategyScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels } = french;
const { product, niche, country, level } = labels.questions;
const showTool = prepareTool('weekly-strategy', WeeklyStrategyScreen, french);
const answerAll = async () => {
  await answer(product, 'Gloss prune');
  await pass(300);
  await act(() => vi.dynamicImportSettled());
  await answer(niche, 'Beauté');
  await answer(country, 'France');
  await click(level.options.beginner);
  await click(labels.generate);
  await wait();
};
const statementOf = (label: string | RegExp) => region(label).querySelector('p')?.textContent;
const run = toolRunOf('weekly-strategy');

beforeEach(() => showTool());

describe('Weekly strategy screen', () => {
  it('7-day grid with day 4 highlighted as live day, live recommendation, weekly tips, next-week preview', async () => {
    await answerAll();
    const days = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];
    const times = ['18h30', '19h15', '20h00', '19h45', '20h30', '19h00', '18h45'];
    for (const [place, day] of days.entries()) {
      const card = region(`${day} · ${times[place]}`);
      expect(within(card).queryByText(labels.liveDay) !== null).toBe(day === 'Jeudi');
    }
    for (const part of [labels.theme, /^Le live recommandé · Jeudi/, labels.tips, labels.preview])
      expect(region(part)).toBeTruthy();
  });

  it("'Semaine suivante' continues with the theme that was announced, and is kept on the device", async () => {
    await answerAll();
    const [first, announced] = [statementOf(labels.theme), region(labels.preview).textContent];
    const monday = statementOf(/^Lundi/);
    await click('Semaine suivante');
    const second = statementOf(labels.theme);
    expect(second).not.toBe(first);
    expect(announced).toContain(second);
    expect(statementOf(/^Lundi/)).not.toBe(monday);
    expect(screen.getByText('Semaine 2 · Beauté · Gloss prune')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe(labels.title);
    expect(run.getState().answers.week).toBe('2');
    cleanup();
    await showTool();
    expect(statementOf(labels.theme)).toBe(second);
  });

  it("'Regénérer' stays in the week, 'Autre produit' starts at week 1", async () => {
    await answerAll();
    await click('Semaine suivante');
    const theme = statementOf(labels.theme);
    await click('Regénérer');
    await wait();
    expect(statementOf(labels.theme)).toBe(theme);
    await click('Autre produit');
    expect(run.getState().answers).toEqual({});
    await answerAll();
    expect(screen.getByText('Semaine 1 · Beauté · Gloss prune')).toBeTruthy();
  });
});
