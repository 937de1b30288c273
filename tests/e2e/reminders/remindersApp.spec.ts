import { createECDH, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { test as base, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { type RemindersRequest, remindersRequest } from '../../../src/contracts/reminders';
import french from '../../../src/features/reminders/locales/fr.json' with { type: 'json' };
import { localDate } from '../../../src/lib/localDate';
import plannerFrench from '../../../src/tools/conversion-planner/locales/fr.json' with { type: 'json' };
import { alwaysFrench, expect, visit } from '../support/pwa';
import { callsOf, LIVE, notifications, PLANNED_AT, saysDue, watchedWorker } from '../support/remindersWorker';

const { form, push, notice } = french;
const planner = plannerFrench.labels;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Sent {
  method: string;
  body: RemindersRequest | null;
}

/** The app in French, with its calls to the reminder server recorded. */
const test = base.extend<{ sent: Sent[] }>({
  sent: [
    async ({ page }, use) => {
      const sent: Sent[] = [];
      page.on('request', (request) => {
        if (!request.url().endsWith('/api/reminders')) return;
        const body = request.postDataJSON();
        sent.push({ method: request.method(), body: body && remindersRequest.parse(body) });
      });
      await alwaysFrench(page);
      await use(sent);
    },
    { auto: true },
  ],
});

/** `pushManager.subscribe` reaches no push service here, so each test uses a stand-in subscription of its own. */
async function canSubscribe(page: Page): Promise<void> {
  const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${randomBytes(16).toString('base64url')}`;
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await page.addInitScript(
    ({ endpoint, keys }) => {
      const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
      Object.assign(PushManager.prototype, {
        subscribe: async () => subscription,
        getSubscription: async () => subscription,
      });
    },
    { endpoint, keys },
  );
}

/** Opens the form in the settings, and fills in a weekly live on Saturdays at 20:00. */
async function setSaturday(page: Page): Promise<void> {
  await button(page, french.setUp).click();
  await page.getByLabel(form.niche).selectOption('Tech');
  await button(page, 'samedi').click();
  await button(page, form.enable).click();
}

test('the form: niche, days, time hourly from 6 to 22, name; enabled once a niche and a day are chosen', {
  tag: '@full',
}, async ({ page, sent }) => {
  await visit(page, '/settings');
  await button(page, french.setUp).click();
  const enable = button(page, form.enable);
  await expect(enable).toBeDisabled();
  await expect(page.getByLabel(form.niche).locator('option')).toHaveCount(10);
  await expect(page.getByLabel(form.time)).toHaveValue('8:00 PM');
  const times = await page.getByLabel(form.time).locator('option').allTextContents();
  expect([times.length, times[0], times.at(-1)]).toEqual([17, '06:00', '22:00']);
  await page.getByLabel(form.niche).selectOption('Pet Products');
  await expect(enable).toBeDisabled();
  await button(page, 'mardi').click();
  await expect(enable).toBeEnabled();
  await button(page, 'mardi').click();
  await expect(enable).toBeDisabled();
  expect(sent).toEqual([]);
});

test.describe('allowed', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['notifications']));

  test('the server gets times and language, no name and no niche; every opening renews, disabling removes', async ({
    page,
    sent,
  }) => {
    await canSubscribe(page);
    await visit(page, '/settings');
    await setSaturday(page);
    await expect(page.getByText(push.subscribed.title)).toBeVisible();
    await expect(page.getByText(/Prochain live/)).toContainText('samedi');
    const [first] = sent;
    expect(first?.method).toBe('POST');
    expect(first?.body?.language).toBe('fr');
    expect(first?.body?.reminders).toEqual([
      {
        id: 'live',
        kind: 'live',
        schedule: { repeat: 'weekly', weekdays: [6], time: '20:00', zone: 'Europe/Paris' },
        setAt: expect.any(String),
      },
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/Tech|Creator/);

    await page.reload();
    await expect.poll(() => sent.map(({ method }) => method)).toEqual(['POST', 'PUT']);
    await button(page, french.edit).click();
    await expect(page.getByLabel(form.niche)).toHaveValue('Tech');
    await button(page, form.cancel).click();
    await button(page, french.disable).click();
    await expect(button(page, french.setUp)).toBeVisible();
    await expect.poll(() => sent.map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE']);
  });

  test('a planned live takes its reminder along: to another hour, to another day, and away with it', async ({
    page,
    sent,
  }) => {
    await canSubscribe(page);
    const date = localDate(new Date(Date.now() + 2 * 86_400_000));
    await visit(page, `/conversion-planner?date=${date}`);
    await page.getByRole('checkbox', { name: planner.live.check }).check();
    await button(page, planner.live.remind).click();
    const lives = () => sent.at(-1)?.body?.reminders.map(({ kind, schedule }) => ({ kind, ...schedule }));
    const once = { kind: 'live', repeat: 'once', zone: 'Europe/Paris' };
    await expect.poll(lives).toEqual([{ ...once, date, time: '20:00' }]);

    await page.getByLabel(planner.live.time).fill('21:15');
    await expect.poll(lives).toEqual([{ ...once, date, time: '21:15' }]);

    await button(page, planner.move.this.replace('{{title}}', 'Live')).click();
    const later = localDate(new Date(Date.now() + 4 * 86_400_000));
    await page.getByLabel(planner.move.other).fill(later);
    await page.getByRole('dialog').getByRole('button', { name: planner.move.otherGo, exact: true }).click();
    await expect.poll(lives).toEqual([{ ...once, date: later, time: '21:15' }]);

    await page.goto(`/conversion-planner?date=${later}`);
    await page.getByRole('checkbox', { name: planner.live.check }).uncheck();
    await expect.poll(() => sent.at(-1)?.method).toBe('DELETE');
  });

  test('the test notification is the real one', { tag: '@full' }, async ({ page }) => {
    await visit(page, '/settings');
    await setSaturday(page);
    await button(page, french.test.run).click();
    await expect(page.getByText(french.test.sent)).toBeVisible();
    const actions = [
      { action: 'start', title: 'Démarrer le live' },
      { action: 'snooze', title: 'Rappel dans 10 min' },
    ];
    const live = {
      title: 'C’est l’heure de ton live',
      tag: 'live-reminder',
      requireInteraction: true,
      lang: 'fr',
      actions,
    };
    expect(await notifications(page)).toMatchObject([live]);
  });

  test('Add to my calendar: a weekly rule that an independent parser reads', { tag: '@full' }, async ({ page }) => {
    await visit(page, '/settings');
    await setSaturday(page);
    const download = page.waitForEvent('download');
    await button(page, french.calendar.add).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    await expect(page.getByText(french.calendar.saved)).toBeVisible();
    await expect(page.getByText(french.calendar.why)).toBeVisible();
    const [event] = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8'))).getAllSubcomponents(
      'vevent',
    );
    expect(event?.getFirstPropertyValue('rrule')?.toString()).toBe('FREQ=WEEKLY;BYDAY=SA');
    expect(event?.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Europe/Paris');
    expect(event?.getFirstPropertyValue('uid')).toBe('live@jimp');
  });

  test('open when no push service is reachable: shown at the time, once, though two windows are open', {
    tag: '@full',
  }, async ({ page, context }) => {
    await openOnSaturday(page);
    await setSaturday(page);
    await expect(page.getByText(push['push-unavailable'].title)).toBeVisible();
    const other = await context.newPage();
    await openOnSaturday(other);
    await expect(other.getByText(push['push-unavailable'].title)).toBeVisible();
    const worker = await watchedWorker(page);
    for (const window of [page, other]) await window.clock.fastForward('15:00');
    await expect.poll(() => notifications(page)).toMatchObject([{ tag: 'live-reminder', silent: false }]);
    for (const window of [page, other]) await window.clock.fastForward('30:00');
    // Showing another one proves that those before it are done.
    for (const window of [page, other]) await saysDue(window, { ...LIVE, id: `video@${PLANNED_AT}`, kind: 'posting' });
    await expect.poll(() => notifications(page)).toHaveLength(2);
    expect(await callsOf(worker)).toMatchObject({ shown: 2 });
  });
});

/** The settings, on Saturday, 21 November 2026, at 19:50 in Paris, once reminders are running. */
async function openOnSaturday(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-21T18:50:00Z' });
  await visit(page, '/settings');
  // Deferred work waits for three seconds.
  await page.clock.runFor(10_000);
}

test.describe('refused', () => {
  // Granting anything refuses everything else.
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read']));

  test('the settings are stored, the test notification fails with what to do, and the open app reminds by itself', {
    tag: '@full',
  }, async ({ page, sent }) => {
    await openOnSaturday(page);
    await setSaturday(page);
    await expect(page.getByText(push.denied.title)).toBeVisible();
    await expect(page.getByText(push.denied.text)).toBeVisible();
    await button(page, french.test.run).click();
    await expect(page.getByRole('alert')).toHaveText(french.test.failed);

    await page.clock.fastForward('10:00');
    const due = page.getByRole('alert').filter({ hasText: notice.due.live });
    await expect(due).toBeVisible();
    await due.getByRole('button', { name: notice.snooze }).click();
    await expect(page.getByText(notice['while-open']).first()).toBeVisible();
    await expect(due).toHaveCount(0);
    await page.clock.fastForward('10:01');
    await due.getByRole('button', { name: notice.start.live }).click();
    await expect(page).toHaveURL('/tiktok-live-planner');

    await page.goto('/settings');
    await expect(page.getByText(/Prochain live/)).toContainText('samedi');
    expect(sent).toEqual([]);
  });
});

base('what a notification opened is kept through the language screen', async ({ page }) => {
  await page.goto(`/tiktok-live-planner?reminder=live%40${Date.now()}`);
  await page.locator('button[data-suggested]').click();
  await expect(page.getByText(notice.opened)).toBeVisible();
  await expect(page).toHaveURL('/tiktok-live-planner');
});
