import type { Page } from '@playwright/test';
import french from '../../../src/features/coach/video/locales/fr.json' with { type: 'json' };
import { JUDGED, JUDGED_IN_FRENCH } from '../../fixtures/analysis.ts';
import { hangs, type ModelServer, says } from '../../fixtures/modelServer.ts';
import { expect, openApp } from '../support/app';
import { test } from '../support/appWithModel';
import { expectNoViolation } from '../support/noViolation';

const VIDEO = 'tests/fixtures/videos/portrait.mp4';
const PATIENCE = { timeout: 30_000 };
// One after the other, since they share the model; after failures in a row the worker would no longer ask it.
test.describe.configure({ mode: 'serial' });
test.use({ reducedMotion: 'reduce' });

const dialog = (page: Page) => page.getByRole('dialog', { name: french.dialog.title });
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Analyse de portrait.mp4' });
const section = (page: Page, name: string) =>
  panel(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: name }) });
const plain = (text: string) => text.replace(/\s+/g, ' ');

/** From the file to the choice; nothing has left the device until then. */
async function measure(page: Page, model: ModelServer): Promise<void> {
  model.calls.length = 0;
  await openApp(page, '/?video=1');
  await expect(dialog(page)).toContainText('127.0.0.1');
  await dialog(page).getByLabel(french.idle.choose).setInputFiles(VIDEO);
  await button(page, french.analyzing.goOn).click(PATIENCE);
  await expect(dialog(page)).toContainText(french.choice.after);
  expect(model.calls).toEqual([]);
}
const send = (page: Page) => button(page, /^Envoyer/).click();

test('a model fills in what nothing measured, and overrides no measurement', async ({ page, model }) => {
  model.script(says(JSON.stringify(JUDGED_IN_FRENCH)));
  await measure(page, model);
  await expectNoViolation(page, 'the choice');
  await send(page);
  await expect(panel(page)).toContainText(plain(french.result.byModel), PATIENCE);
  const conversion = section(page, french.sections.conversion_optimization);
  await expect(conversion).toContainText('68 sur 100');
  await expect(conversion).toContainText(plain(french.result.judgedField));
  const technical = section(page, french.sections.technical_aspects);
  await expect(technical).not.toContainText(plain(french.result.judgedField));
  expect(model.calls.length).toBe(1);
  await page.reload();
  await expect(panel(page)).toContainText(plain(french.result.byModel));
});

test('stopping the upload leads back to the choice, where the video can be kept on the device', {
  tag: '@full',
}, async ({ page, model }) => {
  model.script(hangs);
  await measure(page, model);
  await send(page);
  await expect.poll(() => model.calls.length, PATIENCE).toBe(1);
  await button(page, french.sending.stop).click();
  await expect.poll(() => model.left.length, PATIENCE).toBe(1); // the worker has left it too
  await button(page, french.choice.keepHere).click();
  await expect(panel(page)).toContainText(plain(french.result.byDevice));
  for (const problem of Object.values(french.modelProblems))
    await expect(panel(page)).not.toContainText(plain(problem));
});

test('kept on the device for good, nothing is asked and nothing leaves', async ({ page, model }) => {
  await measure(page, model);
  await button(page, french.choice.keepHereAlways).click();
  await expect(panel(page)).toContainText(plain(french.result.byDevice));
  await panel(page).getByRole('button', { name: french.result.another }).click();
  await expect(dialog(page)).toContainText(plain(french.idle.always));
  await dialog(page).getByLabel(french.idle.choose).setInputFiles(VIDEO);
  await button(page, french.analyzing.showResult).click(PATIENCE);
  await expect(panel(page)).toHaveCount(2, PATIENCE);
  expect(model.calls).toEqual([]);
});

test.describe('an unusable answer gives the measured result, and says so', () => {
  test('a score of 140', async ({ page, model }) => {
    model.script(says(JSON.stringify({ ...JUDGED_IN_FRENCH, overall_score: 140 })));
    await measure(page, model);
    await send(page);
    await expect(panel(page)).toContainText(plain(french.modelProblems.unreadable), PATIENCE);
    await expect(panel(page)).toContainText(plain(french.result.byDevice));
    await expect(section(page, french.sections.conversion_optimization)).toContainText(french.result.notMeasured);
  });

  test('another language', { tag: '@full' }, async ({ page, model }) => {
    model.script(says(JSON.stringify(JUDGED)));
    await measure(page, model);
    await send(page);
    await expect(panel(page)).toContainText(plain(french.modelProblems.unreadable), PATIENCE);
  });

  test('none in time', { tag: '@full' }, async ({ page, model }) => {
    model.script(hangs);
    await measure(page, model);
    await send(page);
    await expect(dialog(page)).toContainText(plain(french.sending.waitingHint), PATIENCE);
    await expect(panel(page)).toContainText(plain(french.modelProblems.failed), PATIENCE);
  });
});
