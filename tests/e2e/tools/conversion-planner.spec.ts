import type { Locator, Page } from '@playwright/test';
import type { Video } from '../../../src/contracts/video';
import english from '../../../src/tools/conversion-planner/locales/en.json' with { type: 'json' };
import french from '../../../src/tools/conversion-planner/locales/fr.json' with { type: 'json' };
import { expect, expectKept, keep, openApp, shell, TEXTS, test } from '../support/app';
import { test as installed } from '../support/installed';
import { expectNoViolation } from '../support/noViolation';

const fr = french.labels;
const en = english.labels;
const TUESDAY = '/conversion-planner?date=2026-11-24';
/** What is published on the day that is looked at stays in its list. */
const THE_DAY_BEFORE = new Date('2026-11-23T12:00:00+01:00');
const MICRO: Video = {
  id: 'micro',
  kind: 'video',
  title: 'Micro-cravate',
  description: '',
  niche: 'tech',
  priority: 'high',
  stage: 'script',
  createdAt: '2026-11-20T10:00:00.000Z',
  script: 'Plan 1\nPlan 2',
  slot: { date: '2026-11-24', time: '19:30' },
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const day = (page: Page, name: RegExp) => page.getByRole('group').getByRole('button', { name });
const list = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger that rests in one place until `lifted` is seen, and lets go in another. */
async function dragByFinger(page: Page, from: Locator, to: Locator, lifted: Locator): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [await middleOf(from)]);
  await expect(lifted).toBeVisible();
  const end = await middleOf(to);
  await touch('touchMove', [{ x: end.x, y: end.y + 60 }]);
  await touch('touchMove', [end]);
  await expect(to.locator('.border-ink')).toBeVisible();
  await touch('touchEnd', []);
}

test('planner (fr, touch): dragged, undone, a format taken, kept through a reload, added, published; axe', async ({
  page,
}) => {
  await page.clock.setFixedTime(THE_DAY_BEFORE);
  await openApp(page, TUESDAY, { videos: [MICRO], profile: null });
  const grip = button(page, fr.move.this.replace('{{title}}', MICRO.title));
  await dragByFinger(page, grip, day(page, /^vendredi 27/), page.locator('body > div p', { hasText: MICRO.title }));
  await expect(page.getByText(fr.move.moved.replace('{{day}}', 'vendredi 27')).first()).toBeVisible();
  await button(page, shell.undo).tap();
  await expect(list(page, fr.shoot.title)).toContainText(MICRO.title);

  await page.getByText('Fitness', { exact: true }).tap();
  await page.getByText(fr.focus.personal_story, { exact: true }).tap();
  const format = page.getByRole('listitem').getByRole('button', { name: /«/ }).first();
  await format.tap();
  await page.getByRole('textbox', { name: fr.form.product }).fill('Élastique');
  await expectKept(page, 'Élastique');
  await page.reload();
  await expect(page.getByRole('textbox', { name: fr.form.product })).toHaveValue('Élastique');
  const title = await page.getByRole('textbox', { name: fr.form.name }).inputValue();
  await button(page, fr.form.add).tap();
  await expect(list(page, fr.shoot.title).getByRole('listitem')).toHaveCount(2);

  await button(page, fr.day.complete).tap();
  await expect(button(page, fr.day.completed)).toBeDisabled();
  await button(page, fr.shoot.publish.replace('{{title}}', MICRO.title)).tap();
  await expect(list(page, fr.shoot.title)).not.toContainText(MICRO.title);
  await list(page, fr.shoot.title)
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .tap();
  await page.getByRole('checkbox', { name: fr.live.check }).locator('..').tap();
  await expect(page.getByRole('article')).toBeVisible();
  await expectNoViolation(page, 'conversion-planner');
});

test('planner (en): by keyboard alone from day to day, an idea lifted onto another day, undone, moved from the list', {
  tag: '@full',
}, async ({ page }) => {
  await page.clock.setFixedTime(THE_DAY_BEFORE);
  await openApp(page, TUESDAY, { language: 'en', videos: [MICRO] });
  await day(page, /^Tuesday, November 24/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(day(page, /^Wednesday, November 25/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');

  const grip = button(page, en.move.this.replace('{{title}}', MICRO.title));
  await grip.focus();
  await page.keyboard.press('Space');
  const said = page.getByRole('status').or(page.locator('[aria-live=assertive]'));
  await expect(said.filter({ hasText: en.move.drag.start.replace('{{title}}', MICRO.title) })).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(day(page, /^Thursday, November 26/).locator('.border-ink')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText(en.move.moved.replace('{{day}}', 'Thursday 26')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: en.shoot.title })).toBeFocused();
  await button(page, TEXTS.en.shell.undo).focus();
  await page.keyboard.press('Enter');

  await grip.focus();
  await page.keyboard.press('Enter');
  const choice = button(page, en.move.to.replace('{{day}}', 'Saturday 28'));
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(choice).toHaveCount(0);
  await day(page, /^Tuesday, November 24/).focus();
  await page.keyboard.press('End');
  await expect(list(page, en.shoot.title)).toContainText(MICRO.title);
});

installed(
  'planner (fr): offline, another week, an idea moved there is still there after a reload',
  { tag: '@full' },
  async ({ page, context }) => {
    await keep(page, { videos: [MICRO] });
    await context.setOffline(true);
    await page.goto(TUESDAY);
    await button(page, fr.move.this.replace('{{title}}', MICRO.title)).tap();
    await page.getByLabel(fr.move.other).fill('2026-12-02');
    await page.getByRole('dialog').getByRole('button', { name: fr.move.otherGo, exact: true }).tap();
    await expectKept(page, '2026-12-02');
    await button(page, fr.week.next).tap();
    await day(page, /^mercredi 2 décembre/).tap();
    await expect(list(page, fr.shoot.title)).toContainText(MICRO.title);
    await page.reload();
    await expect(list(page, fr.shoot.title)).toContainText(MICRO.title);
  },
);
