import english from '../../../src/tools/setup-guide/locales/en.json' with { type: 'json' };
import french from '../../../src/tools/setup-guide/locales/fr.json' with { type: 'json' };
import { expect, expectKept, leaveAndReload, openApp, TEXTS, test } from '../support/app';
import { test as installed } from '../support/installed';
import { expectNoViolation } from '../support/noViolation';

const tick = ({ labels }: typeof french, step: { title: string }) => labels.tick.replace('{{step}}', step.title);

test.describe('the set-up guide', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('by touch, in French: the suggested country, a step ticked, kept through a reload, the week’s first tool', async ({
    page,
  }) => {
    const { labels, texts } = french;
    await openApp(page, '/setup-guide');
    await expectNoViolation(page, 'setup-guide');
    await page.getByRole('button', { name: labels.ask.byClock }).click();
    const box = page.getByRole('checkbox', { name: tick(french, texts.steps.ready) });
    await box.locator('..').click();
    await expect(box).toBeChecked();
    await page.getByRole('button', { name: new RegExp(`^${texts.topics.conditions.name}`) }).click();
    await expectNoViolation(page, 'setup-guide');
    const account = page.getByRole('region', { name: texts.phases.account });
    await expect(account.getByText(labels.known, { exact: true })).toBeVisible();
    await leaveAndReload(page);
    await expect(box).toBeChecked();
    await page.getByRole('button', { name: texts.steps.day1.title }).click();
    const tool = page.getByRole('region', { name: texts.phases.week }).getByRole('link');
    await expect(tool).toHaveAttribute('href', '/daily-recommendations?niche=beauty');
    await tool.click();
    // What an address brings is taken over, then cleared.
    await expect(page).toHaveURL(/\/daily-recommendations$/);
  });

  test('by keyboard alone, in English: next step, ticked, reset and undone', { tag: '@full' }, async ({ page }) => {
    const { labels, texts } = english;
    await openApp(page, '/setup-guide', { language: 'en' });
    await page.getByRole('button', { name: labels.ask.byClock }).focus();
    await page.keyboard.press('Enter');
    const next = page.getByRole('button', { name: labels.next.replace('{{step}}', texts.steps.ready.title) });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: texts.steps.ready.title, exact: true })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    const box = page.getByRole('checkbox', { name: tick(english, texts.steps.ready) });
    await expect(box).toBeChecked();
    await page.getByRole('button', { name: labels.reset }).focus();
    await page.keyboard.press('Enter');
    await expect(box).not.toBeChecked();
    await page.getByRole('button', { name: TEXTS.en.shell.undo, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(box).toBeChecked();
  });
});

installed(
  'setup-guide: opened cold without a network, the country and a tick by touch, both there after a reload',
  { tag: '@full' },
  async ({ page, context }) => {
    const { labels, texts } = french;
    await context.setOffline(true);
    await page.goto('/setup-guide');
    await page.getByRole('button', { name: labels.ask.byClock }).tap();
    const box = page.getByRole('checkbox', { name: tick(french, texts.steps.ready) });
    await box.locator('..').tap();
    await expect(box).toBeChecked();
    await expectKept(page, 'FR.ready');
    await page.reload();
    await expect(box).toBeChecked();
    // It continues where one had stopped.
    await expect(page.getByText(texts.steps.menu.do)).toBeVisible();
  },
);
