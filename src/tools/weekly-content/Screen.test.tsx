// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, copied, heading, pass, prepareTool, region, write } from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { videosStore } from '../../state/slices/videosStore';
import french from './locales/fr.json';
import WeeklyContentScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels } = french;
const showTool = prepareTool('weekly-content', WeeklyContentScreen, french);

const generateWeek = async () => {
  await click(labels.generate);
  await pass(0);
};
const lives = () => screen.getAllByRole('region', { name: / · Live$/ });
const videos = () => screen.getAllByRole('region', { name: / · Vidéo$/ });

beforeEach(() => showTool());

describe('7-day planning screen', () => {
  it('Inputs: niche, audience, main goal; all preselected, none required', async () => {
    const chosen = screen.getAllByRole('radio', { checked: true });
    expect(chosen).toHaveLength(3);
    expect(within(screen.getByRole('group', { name: labels.niche })).getAllByRole('radio')).toHaveLength(8);
    for (const [name, options] of [
      [labels.audience, labels.audiences],
      [labels.goal, labels.goals],
    ] as const) {
      const group = screen.getByRole('group', { name });
      for (const option of Object.values(options))
        expect(within(group).getByRole('radio', { name: option })).toBeTruthy();
    }
    await generateWeek();
    expect(heading()).toBe(labels.title);
    expect(screen.getByText('Beauté · Grand public · Conversions')).toBeTruthy();
  });

  it('seven days, each entry with every field; the summary shows 100% shop call to action', async () => {
    await generateWeek();
    expect(screen.getAllByRole('heading', { level: 2, name: /^\p{L}+ \d\d\/\d\d$/u })).toHaveLength(7);
    expect(lives()).toHaveLength(2);
    expect(videos().length).toBeGreaterThanOrEqual(7);
    const { description, objective, angle, trend, cta, hashtags } = labels;
    for (const name of [description, objective, angle, trend, cta, hashtags])
      expect(within(videos()[0] ?? document.body).getByRole('heading', { name })).toBeTruthy();
    expect(region(labels.summary).textContent).toMatch(/boutique100\s%/u);
  });

  it('a row of the seven days leads to each; today is marked', async () => {
    vi.setSystemTime('2026-11-25T10:00:00');
    Element.prototype.scrollIntoView = vi.fn();
    await generateWeek();
    const row = screen.getByRole('navigation', { name: tool.result.days });
    const days = within(row).getAllByRole('button');
    expect(days).toHaveLength(7);
    const marked = days.filter((day) => day.getAttribute('aria-current') === 'date');
    expect(marked.map((day) => day.textContent)).toEqual(['M25']);
    await click(days[3]?.getAttribute('aria-label') ?? '', row);
    expect(document.activeElement?.textContent).toBe('samedi 28/11');
  });

  it('Promo code pattern LIVE{n}0, an example until the creator gives the real one', async () => {
    await generateWeek();
    expect(lives().map((live) => live.textContent?.match(/LIVE\d0/)?.[0])).toEqual(['LIVE10', 'LIVE20']);
    for (const live of lives()) expect(live.textContent).toContain(tool.estimate.example);
    await write(screen.getByRole('textbox', { name: labels.code }), 'MAI15');
    for (const live of lives()) {
      expect(live.textContent).not.toContain(tool.estimate.example);
      expect(live.textContent).not.toMatch(/LIVE\d0/);
    }
  });

  it('a copy-planning button: the whole week, without the example of a code', async () => {
    await generateWeek();
    await click(labels.copyPlanning);
    expect(copied()).not.toMatch(/LIVE\d0/);
    for (const card of [...videos(), ...lives()]) {
      const title = card.querySelector('p')?.textContent ?? '';
      expect(title).not.toBe('');
      expect(copied()).toContain(title);
    }
  });

  it('8 hashtags per item, 6 shown; all are copied', async () => {
    await generateWeek();
    const [card = document.body] = videos();
    expect(card.textContent?.match(/#[\p{L}\p{M}\p{N}_]+/gu)).toHaveLength(6);
    await click('Copier les 8 hashtags', card);
    expect(copied().split(' ')).toHaveLength(8);
  });

  it('a day’s idea goes to the tracker with its niche, its texts and its time', async () => {
    await generateWeek();
    const [live = document.body] = lives();
    await click(tool.result.keep, live);
    const kept = videosStore.getState().items[0];
    expect(kept).toMatchObject({ niche: 'beauty', sourceTool: 'weekly-content' });
    expect(kept?.hashtags).toHaveLength(8);
    expect([3, 6]).toContain(new Date(`${kept?.slot?.date}T${kept?.slot?.time}`).getDay());
  });
});
