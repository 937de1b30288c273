import type { Page } from '@playwright/test';
import type { Video } from '../../../src/contracts/video';
import tool from '../../../src/i18n/locales/fr/tool.labels.json' with { type: 'json' };
import { itemIdsOf } from '../../../src/tools/checklist/items';
import english from '../../../src/tools/checklist/locales/en.json' with { type: 'json' };
import french from '../../../src/tools/checklist/locales/fr.json' with { type: 'json' };
import { expect, expectKept, openApp, shell, test } from '../support/app';
import { test as installed } from '../support/installed';
import { expectNoViolation } from '../support/noViolation';

const fr = french.labels;
const en = english.labels;
const SCREEN = '/pre-publication-checklist';
const main = (page: Page) => page.locator('#main');
const box = (page: Page, title: string) => main(page).getByRole('checkbox', { name: title, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const isAt = (page: Page, progress: number) =>
  expect(main(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', `${progress}`);

const mic: Video = {
  id: 'mic',
  kind: 'video',
  title: 'Micro-cravate',
  description: 'Un micro clair. C’est juste en bas.',
  sourceTool: 'descriptions',
  niche: 'tech',
  priority: 'medium',
  stage: 'toShoot',
  createdAt: '2026-11-20T10:00:00.000Z',
  hashtags: ['#micro', '#son'],
  checkedItems: itemIdsOf('tech').filter((id) => id !== 'hook'),
};

test('checklist (fr, touch): the last tick is celebrated and moves the video on; its caption is passed on', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://www.tiktok.com/**', (route) => route.fulfill({ body: 'TikTok' }));
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
  });
  await openApp(page, `${SCREEN}?video=mic`, { videos: [mic, { ...mic, id: 'lamp', title: 'Lampe', niche: 'home' }] });
  await isAt(page, 90);
  await expectNoViolation(page, 'checklist');

  await box(page, french.texts.items.hook.title).locator('..').tap();
  await isAt(page, 100);
  await expect(main(page).getByText(fr.ready)).toBeVisible();
  await expect(page.getByText(fr.moved.checked, { exact: true })).toBeVisible();
  await expect(page.locator('.celebration')).toHaveCount(0);
  await button(page, shell.undo).tap();
  await isAt(page, 90);
  await box(page, french.texts.items.hook.title).locator('..').tap();
  await button(page, 'Lampe').tap();
  await expect(title(page)).toHaveText(tool.niches.home);
  await button(page, mic.title).tap();
  await isAt(page, 100);

  await button(page, fr.handOver.open).tap();
  const dialog = page.getByRole('dialog', { name: fr.handOver.title });
  await expect(dialog.getByLabel(fr.handOver.caption)).toHaveValue(/Collaboration commerciale$/);
  await expectNoViolation(page, 'hand over');
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: fr.handOver.go }).tap();
  await expect(await opened).toHaveURL(/^https:\/\/www\.tiktok\.com\//);
  await expect(dialog.getByText(fr.handOver.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${mic.description}\n${tool.disclosure}\n#micro #son`,
  );
  expect(elsewhere).toEqual([]);
});

test('checklist (en): by keyboard alone from the niche to ticks, the rule, the reset and another video', {
  tag: '@full',
}, async ({ page }) => {
  await openApp(page, SCREEN, { language: 'en', videos: [mic] });
  await main(page).getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await expect(title(page)).toBeFocused();
  await box(page, english.texts.items.hook.title).focus();
  await page.keyboard.press('Space');
  await isAt(page, 10);
  await main(page).getByText(english.texts.rules.disclosure.title, { exact: true }).locator('..').focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(english.texts.rules.disclosure.FR)).toBeVisible();
  await button(page, en.reset).focus();
  await page.keyboard.press('Enter');
  await isAt(page, 0);

  await button(page, en.videos.all).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('micro');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Tech');
  await isAt(page, 90);
  await expect(button(page, en.videos.all)).toBeFocused();
});

installed(
  'checklist: without a network it opens, keeps its ticks through a reload, and copies',
  { tag: '@full' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.setOffline(true);
    await page.goto(`${SCREEN}?niche=fitness`);
    await box(page, french.texts.items.exercise_demo.title).locator('..').tap();
    await isAt(page, 11);
    await expectKept(page, 'exercise_demo');
    await page.reload();
    await isAt(page, 11);
    await button(page, fr.handOver.open).tap();
    await page.getByRole('link', { name: fr.handOver.go }).tap();
    await expect(page.getByText(fr.handOver.offline)).toBeVisible();
    expect(context.pages().length).toBe(1);
  },
);
