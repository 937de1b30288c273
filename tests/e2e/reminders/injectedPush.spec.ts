import { REMINDER_KEYS } from '../../../src/contracts/storageKeys';
import { pushPayloadOf } from '../../fixtures/pushPayload';
import { sample } from '../support/everyday';
import { ALL_INJECTIONS, INJECTIONS, watchForInjections } from '../support/injections';
import { expect, visit } from '../support/pwa';
import { DEVICE, LIVE, notifications, PLANNED_AT, tap, test, untilListening, write } from '../support/remindersWorker';

const ADDRESSES = ['javascript:ranInjection()//', 'https://evil.example', '//evil.example', '/\\evil.example'];

test('nothing that a push brings runs, and its tap leads to a screen of the app', { tag: '@full' }, async ({
  page,
  context,
  worker,
  push,
}) => {
  test.slow();
  const expectNothingRan = await watchForInjections(context);
  await write(page, REMINDER_KEYS.device, { ...DEVICE, userName: ALL_INJECTIONS });
  await visit(page, '/');
  for (const [place, text] of sample([...INJECTIONS, ...ADDRESSES], 4).entries()) {
    const valid = { ...LIVE, id: `live@${PLANNED_AT + place}` };
    const notification = { title: text, body: text, navigate: text, tag: text, lang: text };
    const payloads = [
      { ...pushPayloadOf(valid), notification, leadsTo: '/tiktok-live-planner' },
      { ...pushPayloadOf({ ...valid, id: text, reminderId: text }), notification, leadsTo: '/' },
    ];
    for (const { leadsTo, ...payload } of payloads) {
      await untilListening(worker, '/');
      // Chromium sometimes closes one that comes right after another with the same tag was closed.
      await expect(async () => {
        await push(JSON.stringify(payload));
        await expect.poll(() => notifications(page), { timeout: 2000 }).toHaveLength(1);
      }).toPass();
      await tap(worker, 'start');
      await expect.poll(() => notifications(page), text).toEqual([]);
      await expect.poll(() => new URL(page.url()).href, text).toBe(new URL(leadsTo, page.url()).href);
      await expect(page.locator('#main').getByRole('heading').first()).toBeAttached();
      await expectNothingRan(page, text);
    }
  }
});
