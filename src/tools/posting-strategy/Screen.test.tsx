// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addresses, click, copied, heading, prepareTool, region, wait } from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { deviceZone } from '../../platform/timeZone';
import { toolRunOf } from '../../state/slices/toolRuns';
import french from './locales/fr.json';
import StrategyScreen from './tool';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/timeZone');

const { labels } = french;
const showTool = prepareTool('posting-strategy', StrategyScreen, french, {
  '/viral-script-generator': 'Script',
  '/weekly-content-planner': 'Ma semaine',
});
const answerAll = async () => {
  await click('Maison');
  await click(labels.questions.account_status.options['1K-10K']);
  await click(labels.questions.weekly_capacity.options['3-4']);
  await click(labels.questions.primary_goal.options.engagement);
};

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-21T10:00:00Z'));
  vi.mocked(deviceZone).mockReturnValue('Europe/Paris');
  return showTool();
});

describe('Strategy screen', () => {
  it("Four questions shown one at a time; back link 'Retour à la question précédente'", async () => {
    expect(screen.getByText('Question 1 sur 4')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/^25\s%$/);
    expect(screen.getAllByRole('button')).toHaveLength(8);
    await click('Maison');
    expect(heading()).toBe(labels.questions.account_status.title);
    await click('Retour à la question précédente');
    expect(screen.getByRole('button', { name: 'Maison' }).getAttribute('aria-pressed')).toBe('true');
  });

  it("loading text starting with the assistant's name and saying it analyses the user's needs; 2.5 s", async () => {
    await answerAll();
    expect(heading()).toMatch(/^Jimp analyse tes besoins/);
    await act(async () => {
      vi.advanceTimersByTime(2499);
    });
    expect(screen.queryByRole('region')).toBeNull();
    await act(async () => {
      vi.advanceTimersByTime(1);
    });
    expect(heading()).toBe(labels.title);
  });

  it('Profil, ideal frequency, optimal schedule, content types, optimization tips, next steps', async () => {
    await answerAll();
    await wait();
    const profile = region('Profil').textContent;
    for (const answer of ['Maison', '1K à 10K abonnés', '3 ou 4 vidéos', 'Des échanges'])
      expect(profile).toContain(answer);
    expect(within(region('Fréquence idéale')).getByText('4 vidéos par semaine')).toBeTruthy();
    const schedule = region('Planning optimal');
    expect(within(schedule).getAllByRole('listitem')).toHaveLength(4);
    for (const share of [/^Viral · 40\s%/, /^Éducatif · 30\s%/, /^Preuve sociale · 20\s%/, /^Lives · 10\s%/])
      expect(within(region(share)).getAllByRole('listitem')).toHaveLength(3);
    expect(within(region('Conseils d’optimisation')).getAllByRole('listitem')).toHaveLength(6);
    expect(region('Prochaines étapes').textContent).toMatch(/4 semaines/);
  });

  it('tells a beginner that lives may not be open yet, and lists no share for what the week has none of', async () => {
    await click('Beauté');
    await click(labels.questions.account_status.options.beginner);
    await click(labels.questions.weekly_capacity.options['1-2']);
    await click(labels.questions.primary_goal.options.growth);
    await wait();
    const plain = (text: string | null) => text?.replace(/\s/g, ' ');
    expect(plain(region('Planning optimal').textContent)).toContain(plain(labels.live.notYet));
    expect(plain(region('Planning optimal').textContent)).toContain('publie ceci (Éducatif)');
    for (const spare of [/^Éducatif · en réserve/, /^Preuve sociale · en réserve/])
      expect(within(region(spare)).getAllByRole('listitem')).toHaveLength(3);
    await click(tool.result.copyAll);
    expect(plain(copied())).toContain(plain(labels.live.notYet));
  });

  it('timezone and region shown, the day and hour in the user’s own time', async () => {
    vi.mocked(deviceZone).mockReturnValue('Pacific/Tahiti');
    await answerAll();
    await wait();
    const schedule = region('Planning optimal');
    expect(schedule.textContent).toContain('Ton fuseau\u00a0: Pacific/Tahiti (UTC-10:00)');
    expect(schedule.textContent).toContain('Ta région\u00a0: Océanie');
    expect(schedule.textContent).toContain('Australia/Sydney');
    expect(within(schedule).getAllByRole('listitem')[0]?.textContent).toMatch(/^dimanche 22 novembre à 2[123]:00/);
  });

  it('the whole plan can be copied', async () => {
    await answerAll();
    await wait();
    await click(tool.result.copyAll);
    for (const part of [
      'Profil',
      'Niche · Maison',
      '4 vidéos par semaine',
      'lundi 23 novembre',
      labels.hoursNote,
      '4. ',
    ])
      expect(copied()).toContain(part);
    expect(copied()).not.toMatch(/\{\{|undefined|labels\./);
  });

  it("'Optimiser ma stratégie' re-runs generation; 'Nouvelle stratégie' resets", async () => {
    await answerAll();
    await wait();
    const made = toolRunOf('posting-strategy').getState().result;
    await click('Optimiser ma stratégie');
    await wait();
    expect(toolRunOf('posting-strategy').getState().result).not.toEqual(made);
    expect(region('Profil').textContent).toContain('Maison');
    await click('Nouvelle stratégie');
    expect(heading()).toBe(labels.questions.niche.title);
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('links to the script generator (/viral-script-generator) and the weekly planner (/weekly-content-planner)', async () => {
    await answerAll();
    await wait();
    expect(addresses()).toEqual(['/viral-script-generator?niche=Maison', '/weekly-content-planner?niche=Maison']);
  });
});
