// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { copyText } from '../../platform/clipboard';
import { ideasStore } from '../../state/ideas';
import { startAgain, toolRunOf } from '../../state/toolRuns';
import { ScreenNames } from '../../ui/screenNames';
import french from './locales/fr.json';
import WeeklyStrategyScreen from './Screen';

vi.mock('../../platform/clipboard');

const { labels } = french;
const name = (path: string) => ({ '/tiktok-live-planner': 'Plan de live', '/creative-formats': 'Formats' })[path];
const click = (button: string) => act(async () => fireEvent.click(screen.getByRole('button', { name: button })));
const answer = async (id: 'product' | 'niche' | 'country', value: string) => {
  const field = screen.getByPlaceholderText(labels.questions[id].placeholder);
  await act(async () => fireEvent.change(field, { target: { value } }));
  await act(async () => fireEvent.submit(field));
};
const answerAll = async () => {
  await answer('product', 'Gloss prune');
  await answer('niche', 'Beauté');
  await answer('country', 'France');
  await click(labels.questions.level.options.beginner);
  await click(labels.generate);
  await act(() => vi.runAllTimersAsync());
};
const region = (label: string | RegExp) => screen.getByRole('region', { name: label });
const statementOf = (label: string | RegExp) => region(label).querySelector('p')?.textContent;
const run = toolRunOf('weekly-strategy');

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await startI18n('fr', (_, namespace) => {
    if (namespace === 'weekly-strategy') return Promise.resolve(french);
    return Promise.resolve(namespace === 'tool' ? tool : {});
  });
});

beforeEach(async () => {
  vi.resetAllMocks();
  vi.mocked(copyText).mockResolvedValue(true);
  await run.hydrate();
  await ideasStore.hydrate();
  startAgain(run);
  vi.useFakeTimers();
  await act(async () => {
    render(
      <MemoryRouter>
        <ScreenNames value={name}>
          <WeeklyStrategyScreen />
        </ScreenNames>
      </MemoryRouter>,
    );
  });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

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

  it('links to /tiktok-live-planner and /creative-formats, the answers travel along', async () => {
    await answerAll();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.map((href) => href.split('?')[0])).toEqual(['/tiktok-live-planner', '/creative-formats']);
    expect(links[1]).toContain('product=Gloss+prune');
  });

  it("'Semaine suivante' goes on with the theme that was announced, and is kept on the device", async () => {
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
  });

  it("'Regénérer' stays in the week, 'Autre produit' starts at week 1", async () => {
    await answerAll();
    await click('Semaine suivante');
    const theme = statementOf(labels.theme);
    await click('Regénérer');
    await act(() => vi.runAllTimersAsync());
    expect(statementOf(labels.theme)).toBe(theme);
    await click('Autre produit');
    expect(run.getState().answers).toEqual({});
    await answerAll();
    expect(screen.getByText('Semaine 1 · Beauté · Gloss prune')).toBeTruthy();
  });

  it('each day is copied, and kept in the tracker with its hashtags', async () => {
    await answerAll();
    const monday = region(/^Lundi/);
    await act(async () => fireEvent.click(within(monday).getByRole('button', { name: tool.result.copy })));
    expect(vi.mocked(copyText).mock.lastCall?.[0]).toContain(statementOf(/^Lundi/));
    await act(async () => fireEvent.click(within(monday).getByRole('button', { name: tool.result.keep })));
    const kept = ideasStore.getState().items.find(({ sourceTool }) => sourceTool === 'weekly-strategy');
    expect(kept).toMatchObject({ title: 'Lundi\u00a0: Gloss prune', product: 'Gloss prune', niche: 'Beauté' });
    expect(kept?.hashtags).toHaveLength(5);
  });
});
