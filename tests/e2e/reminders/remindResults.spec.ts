import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import reminders from '../../../src/features/reminders/locales/fr.json' with { type: 'json' };
import tool from '../../../src/i18n/locales/fr/tool.labels.json' with { type: 'json' };
import livePlan from '../../../src/tools/live-plan/locales/fr.json' with { type: 'json' };
import { expect, expectKept, keep, test } from '../support/app';
import { expectNoViolation } from '../support/noViolation';

const { remind } = tool;
const main = (page: Page) => page.locator('#main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bells = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .getByRole('button', { name: /^Me rappeler/ });
const notes = (page: Page) =>
  main(page).getByText(/^Rappel le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)/);
/** The list in the settings. */
const listed = (page: Page) => page.getByRole('list', { name: reminders.others.label }).getByRole('listitem');

/** Answers every question of a tool, with words or the first option. */
async function toResult(page: Page, path: string): Promise<void> {
  await keep(page, { settings: { instantResults: true } });
  await page.goto(path);
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  while ((await page.getByRole('progressbar').count()) > 0) {
    const question = (await heading.textContent()) ?? '';
    const field = main(page).getByRole('textbox');
    if ((await field.count()) > 0) {
      await field.fill(question === 'Ton public vit où ?' ? 'France' : 'mini imprimante');
      await field.press('Enter');
    } else {
      await main(page).getByRole('group').getByRole('button').first().click();
      const confirm = main(page).locator('button.bg-accent');
      if ((await confirm.count()) > 0) await confirm.click();
    }
    await expect(heading).not.toHaveText(question);
  }
  await expect(main(page).getByRole('region').first()).toBeVisible();
}

/** A permission that was never requested, and the answer the person gives. */
async function neverAsked(page: Page, answer: NotificationPermission): Promise<void> {
  await page.addInitScript((answer) => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission });
    Notification.requestPermission = async () => {
      permission = answer;
      return answer;
    };
  }, answer);
}

/** Taps, and reads the events in the file that this produces. */
async function eventsFrom(page: Page): Promise<ICAL.Component[]> {
  const download = page.waitForEvent('download');
  await button(page, remind.calendar).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('jimp-reminders.ics');
  await expect(main(page).getByText(reminders.calendar.saved)).toBeVisible();
  return new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8'))).getAllSubcomponents('vevent');
}

test.describe('with notifications allowed', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['notifications']));

  test('a slot gets a reminder, listed in the settings, still there after a reload, and undone in place', async ({
    page,
  }) => {
    await toResult(page, '/tiktok-strategy');
    await expectNoViolation(page, 'off');
    await bells(page).first().click();
    await expect(notes(page)).toHaveCount(1);
    await expect(bells(page).first()).toHaveAttribute('aria-pressed', 'true');
    await expectKept(page, 'posting-strategy-1');
    await expectNoViolation(page, 'on');

    await page.goto('/settings');
    await expect(listed(page)).toHaveCount(1);
    await expect(listed(page)).toContainText(reminders.calendar.posting.summary);

    await page.goto('/tiktok-strategy');
    await expect(notes(page)).toHaveCount(1);
    await bells(page).first().click();
    await expect(notes(page)).toHaveCount(0);
    await page.goto('/settings');
    await expect(button(page, reminders.setUp)).toBeVisible();
    await expect(listed(page)).toHaveCount(0);
  });

  test('all slots of a week at once: seven reminders, then none', { tag: '@full' }, async ({ page }) => {
    await toResult(page, '/weekly-strategy');
    await expect(bells(page)).toHaveCount(7);
    await button(page, remind.all).click();
    await expect(notes(page)).toHaveCount(7);
    await expectKept(page, 'weekly-strategy-sunday');
    await button(page, remind.areOn).click();
    await expect(notes(page)).toHaveCount(0);
    await expect(button(page, remind.all)).toBeVisible();
  });

  test('a live gets one reminder, on the chosen day, and it is removed in the settings', { tag: '@full' }, async ({
    page,
  }) => {
    await toResult(page, '/tiktok-live-planner');
    await page.getByLabel(livePlan.labels.time, { exact: true }).fill('19:30');
    await button(page, remind.me).click();
    await expect(notes(page)).toHaveText(/à 19:30$/);
    await expect(button(page, remind.isOn)).toBeVisible();
    await expectKept(page, 'live-plan-20');

    await page.goto('/settings');
    await expect(listed(page)).toContainText(reminders.calendar.live.summary);
    await expect(listed(page)).toContainText('19:30');
    await button(page, reminders.others.remove).click();
    await expect(listed(page)).toHaveCount(0);
  });
});

test('the permission is asked for after the tap and with the reason; refused: what to do, and it is kept', {
  tag: '@full',
}, async ({ page }) => {
  await neverAsked(page, 'denied');
  await toResult(page, '/weekly-strategy');
  await bells(page).nth(3).click();
  const dialog = page.getByRole('dialog', { name: reminders.ask.title });
  await expect(dialog).toContainText(reminders.form.reason);
  await expectNoViolation(page, 'reason');
  await expect(notes(page)).toHaveCount(0);
  await dialog.getByRole('button', { name: reminders.ask.allow }).click();
  await expect(dialog).toHaveCount(0);
  const row = main(page).getByRole('listitem').filter({ hasText: 'Rappel le' });
  await expect(row).toContainText(reminders.push.denied.title);
  await expect(row).toContainText(reminders.push.denied.text);
  await expectKept(page, 'weekly-strategy-thursday');
  await expectNoViolation(page, 'denied');

  await page.goto('/settings');
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toContainText(reminders.calendar.live.summary);
});

test('the permission is not asked for if the reason does not convince', { tag: '@full' }, async ({ page }) => {
  await neverAsked(page, 'granted');
  await toResult(page, '/weekly-strategy');
  await button(page, remind.all).click();
  await page.getByRole('dialog').getByRole('button', { name: reminders.form.cancel }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(notes(page)).toHaveCount(0);
  expect(await page.evaluate(() => Notification.permission)).toBe('default');
});

test('the week’s slots go into a calendar as weekly events, the same each time', { tag: '@full' }, async ({ page }) => {
  await toResult(page, '/weekly-strategy');
  const events = await eventsFrom(page);
  const values = (name: string) => events.map((event) => String(event.getFirstPropertyValue(name)));
  expect(values('rrule')).toEqual(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].map((day) => `FREQ=WEEKLY;BYDAY=${day}`));
  expect(values('summary')[0]).toBe(`${reminders.calendar.posting.summary} · mini imprimante`);
  expect(values('summary')[3]).toBe(`${reminders.calendar.live.summary} · mini imprimante`);
  expect(values('dtstart').every((start) => /T(?:18|19|20):\d\d:00$/.test(start))).toBe(true);
  const again = await eventsFrom(page);
  expect(again.map((event) => event.getFirstPropertyValue('uid'))).toEqual(values('uid'));
});

test('a live goes into a calendar as one event, on its day', { tag: '@full' }, async ({ page }) => {
  await toResult(page, '/tiktok-live-planner');
  const date = await page.getByLabel(livePlan.labels.date, { exact: true }).inputValue();
  await page.getByLabel(livePlan.labels.time, { exact: true }).fill('21:15');
  const [event, ...others] = await eventsFrom(page);
  expect(others).toEqual([]);
  expect(event?.hasProperty('rrule')).toBe(false);
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe(`${date}T21:15:00`);
  expect(event?.getFirstPropertyValue('uid')).toBe(`live-plan-${date}@jimp`);
});
