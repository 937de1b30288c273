import { screens } from '../../../src/app/screens';
import { inTurn, sample } from '../support/everyday';
import { test } from '../support/installed';
import { expect } from '../support/pwa';

const paths = ['/', ...screens.flatMap((screen) => screen.paths), '/no-such-screen'];

test('every screen opens without a network after one visit, on a cold start', async ({ context }) => {
  test.slow();
  await context.setOffline(true);
  for (const path of sample(paths, 5)) {
    const cold = await context.newPage();
    const failed: string[] = [];
    cold.on('pageerror', (error) => failed.push(error.message));
    const answer = await cold.goto(path);
    expect(answer?.fromServiceWorker(), path).toBe(true);
    expect(answer?.headers()['content-security-policy'], path).toContain("default-src 'none'");
    await expect(cold.locator('#main').getByRole('heading').first(), path).toBeVisible();
    await expect(cold.getByRole('alert'), path).toHaveCount(0);
    expect(new URL(cold.url()).pathname).toBe(path);
    expect(failed, path).toEqual([]);
    await cold.close();
  }
});

test('the note that the device is offline moves nothing', async ({ context }) => {
  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.addInitScript(() => {
    new PerformanceObserver(() => document.documentElement.setAttribute('data-moved', '')).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await cold.goto('/publishing-scheduler');
  await expect(cold.getByText('Hors ligne.')).toBeVisible();
  // What moved in one frame is told in the next.
  await cold.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await expect(cold.locator('html')).not.toHaveAttribute('data-moved');
});

const GREETINGS = [
  ['ar', 'أهلًا بك.', 'الإعدادات'],
  ['en', 'Welcome.', 'Settings'],
] as const;
for (const [code, welcome, title] of inTurn(GREETINGS, 0)) {
  test(`the language screen and ${code} open without a network, chosen for the first time there`, {
    tag: '@full',
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: code, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const stored = () => page.evaluate(async () => (await (await caches.open('languages')).keys()).length);
    if (code !== 'en') await expect.poll(stored).toBeGreaterThanOrEqual(2);
    await context.setOffline(true);
    const cold = await context.newPage();
    await cold.goto('/settings');
    await expect(cold.getByText(welcome)).toBeVisible();
    await cold.locator('button[data-suggested]').click();
    await expect(cold.locator('#main').getByRole('heading').first()).toBeVisible();
    await expect(cold.locator('html')).toHaveAttribute('lang', code);
    await expect(cold.locator('#main').getByRole('heading').first()).toHaveText(title);
    await context.close();
  });
}

test('says quietly that there is no network, for as long as that lasts', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.goto('/');
  const note = page.getByRole('status').filter({ hasText: 'Hors ligne' });
  await expect(note).toHaveCount(0);
  await context.setOffline(true);
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
});

test('calls go only to the network', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => fetch('/api/welcome', { cache: 'no-store' }));
  await context.setOffline(true);
  const outcome = await page.evaluate(() =>
    fetch('/api/welcome', { cache: 'no-store' }).then(
      () => 'answered',
      () => 'failed',
    ),
  );
  expect(outcome).toBe('failed');
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);
});
