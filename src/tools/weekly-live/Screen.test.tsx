// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, copied, heading, pass, prepareTool, region } from '../../../tests/support/showTool';
import { supportDialogs } from '../../../tests/support/supportDialogs';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { videosStore } from '../../state/slices/videosStore';
import french from './locales/fr.json';
import WeeklyLiveScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels } = french;
const showTool = prepareTool('weekly-live', WeeklyLiveScreen, french);
const DAYS = ['Lundi 16/11', 'Mardi 17/11', 'Mercredi 18/11', 'Jeudi 19/11', 'Vendredi 20/11', 'Samedi 21/11'];
const monday = () => region(/^Lundi/);
const choose = async (tile: string) => {
  await click(tile);
  await pass(2000);
};

beforeEach(async () => {
  vi.setSystemTime(new Date(2026, 10, 16, 12));
  await showTool();
});

describe('Weekly live planning screen', () => {
  it('Intro text plus niche grid (each tile shows an optimal time window)', () => {
    expect(heading()).toBe(labels.niche.title);
    expect(document.body.textContent).toContain(labels.niche.hint);
    const tiles = within(screen.getByRole('group')).getAllByRole('button');
    expect(tiles.map(({ textContent }) => textContent?.replace(/^\P{L}+/u, ''))).toEqual([
      'Beauté19h-21h',
      'Tech20h-22h',
      'Fitness18h-20h',
      'Lifestyle19h-21h30',
      'Cuisine17h-19h',
      'Mode19h-21h',
      'Maison18h-20h',
      'Parentalité14h-16h',
    ]);
  });

  it('day, date, idealTime, liveIdea, hook, suggestedProduct, behavioralTip, engagement (percent), difficulty', async () => {
    await choose('Beauté19h-21h');
    expect(screen.getByText('Beauté · Du 16/11 au 22/11')).toBeTruthy();
    for (const day of [...DAYS, 'Dimanche 22/11']) expect(region(`${day} · 19h-21h`)).toBeTruthy();
    const card = monday();
    const [idea] = french.texts.niches.beauty.sessions.demo.filter((live) => card.textContent?.includes(live.idea));
    for (const text of [idea?.hook, idea?.product, idea?.tip, 'Démo guidée · Facile'])
      expect(card.textContent).toContain(text ?? 'missing');
    expect(card.textContent).toContain('84\u00a0%');
    const parts = within(card).getAllByRole('heading', { level: 3 });
    expect(parts.map(({ textContent }) => textContent)).toEqual([labels.hook, labels.product, labels.tip]);
  });

  it('weeklyGoal, marked as an example; performanceTips', async () => {
    await choose('Beauté19h-21h');
    expect(region(labels.goal).textContent).toContain('7 lives pour 150+ ventes');
    expect(region(labels.goal).textContent).toContain(labels.goalNote);
    expect(within(region(labels.performance)).getAllByRole('listitem')).toHaveLength(3);
  });

  it('one tap explains what an engagement figure rests on', async () => {
    supportDialogs();
    await choose('Cuisine17h-19h');
    fireEvent.click(within(monday()).getByRole('button', { name: new RegExp(tool.estimate.engagement) }));
    await act(() => vi.dynamicImportSettled());
    const dialog = screen.getByRole('dialog').textContent;
    expect(dialog).toContain(labels.formats.demo.why);
    expect(dialog).toContain(tool.estimate.about);
  });

  it('the live of the day says so; those that are over are folded into one list; next week is one tap away', async () => {
    vi.setSystemTime(new Date(2026, 10, 18, 12));
    await choose('Mode19h-21h');
    expect(within(region(/^Mercredi/)).getByText(labels.today)).toBeTruthy();
    expect(screen.getAllByText(labels.today)).toHaveLength(1);
    const past = within(region(labels.past)).getAllByRole('listitem');
    expect(past.map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['Lundi 16', 'Mardi 17']);
    expect(screen.queryByRole('region', { name: /^Lundi/ })).toBeNull();
    await click(labels.show.next);
    expect(screen.getByText('Mode · Du 23/11 au 29/11')).toBeTruthy();
    expect(region(/^Lundi 23\/11/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: labels.past })).toBeNull();
    await click(labels.show.this);
    expect(screen.getByText('Mode · Du 16/11 au 22/11')).toBeTruthy();
  });

  it('on a Sunday evening it opens with the week that begins the next day', async () => {
    vi.setSystemTime(new Date(2026, 10, 22, 20));
    await choose('Mode19h-21h');
    expect(screen.getByText('Mode · Du 23/11 au 29/11')).toBeTruthy();
  });

  it('one tap sets a reminder for a live, for all of them, or makes the calendar file', async () => {
    await choose('Maison18h-20h');
    expect(screen.getAllByRole('button', { name: tool.remind.me })).toHaveLength(7);
    const all = region(tool.remind.title);
    for (const name of [tool.remind.all, tool.remind.calendar])
      expect(within(all).getByRole('button', { name })).toBeTruthy();
  });

  it('a live is copied, and kept in the tracker with its niche, its texts and its day', async () => {
    await choose('Parentalité14h-16h');
    const card = region(/^Vendredi/);
    await click(tool.result.copy, card);
    expect(copied()).toMatch(/^Vendredi 20\/11 · 14h-16h\n.+\nDéfi · Avancé\n/);
    await click(tool.result.keep, card);
    const kept = videosStore.getState().items.find(({ sourceTool }) => sourceTool === 'weekly-live');
    const slot = { date: '2026-11-20', time: '14:00' };
    expect(kept).toMatchObject({ kind: 'live', niche: 'parenting', script: copied(), slot });
    for (const text of [kept?.title, kept?.hook, kept?.product]) expect(card.textContent).toContain(text);
  });
});
