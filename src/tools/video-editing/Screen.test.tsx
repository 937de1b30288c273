// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { click, heading, prepareTool, region, wait } from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import french from './locales/fr.json';
import VideoEditingScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels, texts } = french;
const showTool = prepareTool('video-editing', VideoEditingScreen, french);

const tap = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click());
async function makeOne(niche: RegExp, type: RegExp): Promise<void> {
  await showTool();
  await tap(niche);
  await tap(type);
  await wait();
}

describe('Video editing optimiser', () => {
  it('Niche grid; then content-type choice', async () => {
    await showTool();
    expect(heading()).toBe(labels.niche.title);
    expect(screen.getAllByRole('button')).toHaveLength(8);
    await tap(/Cuisine/);
    expect(heading()).toBe(labels.type.title);
    for (const { name, note } of Object.values(labels.types))
      expect(screen.getByRole('button', { name: new RegExp(name) }).textContent).toContain(note);
    await click(labels.type.back);
    expect(heading()).toBe(labels.niche.title);
  });

  it('optimal duration, dynamic structure, cut frequency, visual effects by category, trends', async () => {
    await makeOne(/Beauté/, /Face cam/);
    const duration = region(labels.duration);
    expect(duration.textContent).toMatch(/22\ss.*15 à 30\ss/);
    expect(duration.textContent).toContain(texts.niches.beauty.types.face_cam.reason);
    const shots = within(region(labels.structure)).getAllByRole('listitem');
    expect(shots.map(({ textContent }) => textContent?.replace(/\s.*/s, ''))).toEqual([
      '0–3',
      '3–10',
      '10–18',
      '18–22',
    ]);
    expect(region(labels.cut).textContent).toMatch(/toutes les 3\ss/);
    const categories = within(region(labels.effects)).getAllByRole('heading', { level: 3 });
    expect(categories.map(({ textContent }) => textContent)).toEqual(Object.values(labels.categories));
    expect(region(labels.trends).textContent).toContain(tool.notice.general);
  });

  it('a live-replay bonus tips block only for live_replay', async () => {
    await makeOne(/Maison/, /Voix off/);
    expect(screen.queryByRole('region', { name: texts.replayTitle })).toBeNull();
    await click(labels.otherVideo);
    await tap(/Maison/);
    await tap(/Replay/);
    await wait();
    for (const tip of texts.niches.home.replayTips) expect(region(texts.replayTitle).textContent).toContain(tip);
  });
});
