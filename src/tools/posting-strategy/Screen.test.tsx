// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, copied, prepareTool, region, wait } from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { deviceZone } from '../../platform/timeZone';
import french from './locales/fr.json';
import StrategyScreen from './tool';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/timeZone');

const { labels } = french;
const showTool = prepareTool('posting-strategy', StrategyScreen, french);
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
});
