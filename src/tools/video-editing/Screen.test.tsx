// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addresses, click, copied, heading, pass, prepareTool, region, wait } from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { videosStore } from '../../state/slices/videosStore';
import french from './locales/fr.json';
import VideoEditingScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels, texts } = french;
const showTool = prepareTool('video-editing', VideoEditingScreen, french, {
  '/title-generator': 'Titres',
  '/creative-formats': 'Formats',
});

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

  it('content type chosen (this immediately starts the 2 s loading), then result', async () => {
    await showTool();
    await tap(/Tech/);
    await tap(/Test produit/);
    expect(heading()).toBe(labels.loading);
    await pass(1999);
    expect(screen.queryByRole('region')).toBeNull();
    await pass(1);
    expect(heading()).toBe(labels.title);
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

  it("Buttons 'Autre vidéo', 'Titres viraux', 'Formats créatifs'", async () => {
    await makeOne(/Mode/, /Transformation/);
    expect(screen.getByRole('link', { name: /^Titres viraux/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Formats créatifs/ })).toBeTruthy();
    expect(addresses()).toEqual(['/title-generator?niche=Mode', '/creative-formats?niche=Mode']);
    await click('Autre vidéo');
    expect(heading()).toBe(labels.niche.title);
  });

  it('one tap sends any structure to the tracker with its niche and texts; all of it can be copied', async () => {
    await makeOne(/Parentalité/, /Voix off/);
    await click(tool.result.keep);
    const kept = videosStore.getState().items.find(({ sourceTool }) => sourceTool === 'video-editing');
    expect(kept).toMatchObject({ title: 'Voix off · Parentalité', niche: 'parenting' });
    await click(tool.result.copyAll);
    expect(copied()).toContain(kept?.script);
  });
});
