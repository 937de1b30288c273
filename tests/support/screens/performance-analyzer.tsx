import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, vi } from 'vitest';
import type { Measurement, Video } from '../../../src/contracts/video';
import { now } from '../../../src/platform/clock';
import { videosStore } from '../../../src/state/slices/videosStore';
import french from '../../../src/tools/performance-analyzer/locales/fr.json';
import PerformanceAnalyzerScreen from '../../../src/tools/performance-analyzer/Screen';
import { toastStore } from '../../../src/ui/toast';
import { exampleVideo } from '../../fixtures/exampleVideo';
import { click, pass, prepareTool, write } from '../showTool';
import { supportDialogs } from '../supportDialogs';

export const { labels, texts } = french;

export const NAMES = Object.fromEntries(
  ['/viral-video-structure', '/content-tracker', '/publishing-scheduler'].map((path) => [path, path]),
);

export const LINK = 'https://www.tiktok.com/@ines/video/42';
export const NOW = '2026-11-21T10:00:00.000Z';
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`;
export const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ') ?? '';
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string) => screen.getByRole('button', { name });
export const keep = (...items: Video[]) => act(async () => videosStore.setState({ items }));
export const videos = () => videosStore.getState().items;
export const toast = () => toastStore.getState().toasts[0];
export const undo = () => act(async () => toast()?.action?.run());
export const loaded = () => act(() => vi.dynamicImportSettled());

export const published = (known: Partial<Video> = {}, ...measured: Partial<Measurement>[]) =>
  exampleVideo({
    publishedAt: day(10),
    platform: 'TikTok',
    ...known,
    ...(measured.length > 0 && {
      measurements: measured.map((figures, place) => ({ id: `m${place}`, measuredAt: day(12 + place), ...figures })),
    }),
  });

export const sees = (text: string) => document.body.textContent?.includes(text) ?? false;

export async function fillIn(more: Readonly<Record<string, string>> = {}) {
  await write(field(labels.form.url), LINK);
  await write(field(labels.form.product), 'Micro-cravate');
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Tech' })));
  for (const [label, value] of Object.entries(more)) await write(field(label), value);
}

export async function analyse() {
  await click('Analyser la performance');
  await click('Démarrer l’analyse');
  await pass(3000);
  await loaded();
}

/** Sets up each test of the screen, and returns what shows it. The test file itself has to contain the `vi.mock`s. */
export function prepareAnalyzer() {
  const show = prepareTool('performance-analyzer', PerformanceAnalyzerScreen, french, NAMES);
  beforeAll(supportDialogs);
  beforeEach(async () => {
    vi.mocked(now).mockImplementation(() => new Date(NOW));
    toastStore.setState({ toasts: [] });
    await keep();
  });
  return show;
}
