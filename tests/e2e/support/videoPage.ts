import { test as base, type Page } from '@playwright/test';
import { serveVideoPage } from '../../browser/videoPage';
import type { FileSource, Outcome } from '../../browser/videoPage/main';

/** The fixtures (tests/fixtures/videos), with the types that phones give them. */
export const TYPES = {
  'portrait.mp4': 'video/mp4',
  'cuts.mov': 'video/quicktime',
  'vp8.webm': 'video/webm',
  'mute-vp9.webm': 'video/webm',
  'clip.avi': 'video/x-msvideo',
  'dark.mp4': 'video/mp4',
  'shaky-silent.mp4': 'video/mp4',
  'steady-silent.mp4': 'video/mp4',
  'blurred-silent.mp4': 'video/mp4',
  'picture.png': 'image/png',
  'picture.jpeg': 'image/jpeg',
} as const;

export type FixtureName = keyof typeof TYPES;

export const sourceOf = (name: FixtureName) => ({ name, type: TYPES[name] });

export const measure = (page: Page, source: FileSource): Promise<Outcome> =>
  page.evaluate((source) => window.videoPage.measure(source), source);

/** On a page that contains only the code that reads and measures videos. It is built once per process. */
export const test = base.extend<object, { videoPage: string }>({
  videoPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is asked for.
    async ({}, use) => {
      const site = await serveVideoPage();
      await use(site.url);
      site.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, videoPage }, use) => {
    await page.goto(videoPage);
    await use(page);
  },
});
