import fc from 'fast-check';
import { GO_TO, REMINDERS_SNOOZED } from '../../../src/contracts/reminders';
import { REMINDER_KEYS } from '../../../src/contracts/storageKeys';
import { pushPayloadOf } from '../../fixtures/pushPayload';
import { TEST_SEED } from '../../support/testSeed';
import { inTurn } from '../support/everyday';
import { EMPTY_PAGE } from '../support/installed';
import { expect, visit } from '../support/pwa';
import {
  callsOf,
  DEVICE,
  LIVE,
  leaveWithServer,
  listen,
  notifications,
  PLANNED_AT,
  read,
  removeFromServer,
  saysDue,
  takeNotification,
  tap,
  test,
  untilListening,
  write,
} from '../support/remindersWorker';

const PAYLOADS = process.env.FULL ? 1000 : 8;

test.describe('a push', () => {
  test('requires interaction; tag live-reminder; actions "Start Live Session" and "Remind in 10 min"', async ({
    page,
    push,
  }) => {
    await push(JSON.stringify(pushPayloadOf(LIVE)));
    await expect.poll(() => notifications(page)).toHaveLength(1);
    expect(await notifications(page)).toEqual([
      {
        title: 'Ton live',
        body: expect.stringMatching(/Inès, montre d’abord le résultat\.$/),
        tag: 'live-reminder',
        lang: 'fr',
        requireInteraction: true,
        silent: false,
        actions: [
          { action: 'start', title: 'Start Live Session' },
          { action: 'snooze', title: 'Remind in 10 min' },
        ],
        data: { occurrence: LIVE, target: '/tiktok-live-planner' },
      },
    ]);
  });

  test('of each kind has its own notification', { tag: '@full' }, async ({ page, push }) => {
    for (const kind of ['live', 'posting', 'checklist'] as const) {
      await push(JSON.stringify(pushPayloadOf({ ...LIVE, id: `${kind}@${PLANNED_AT}`, kind })));
    }
    const tags = async () => (await notifications(page)).map(({ tag }) => tag).sort();
    await expect.poll(tags).toEqual(['checklist-reminder', 'live-reminder', 'posting-reminder']);
  });

  test('shows something even though the device’s data are damaged', async ({ page, push }) => {
    await write(page, REMINDER_KEYS.device, { language: 7 });
    await push(JSON.stringify(pushPayloadOf(LIVE)));
    await expect.poll(() => notifications(page)).toMatchObject([{ tag: 'live-reminder', lang: 'fr' }]);
  });

  test('shows one notification, whatever its payload', async ({ page, worker, push }) => {
    test.slow();
    const payloads = fc.sample(anyPayload(), { numRuns: PAYLOADS, seed: TEST_SEED });
    for (const payload of payloads) {
      await push(payload);
      await takeNotification(page);
    }
    await expect.poll(() => callsOf(worker)).toMatchObject({ shown: PAYLOADS });
  });
});

test.describe('one occurrence shows once', () => {
  test('when a page says it is due, then a push: in place, without a sound', { tag: '@full' }, async ({
    page,
    worker,
    push,
  }) => {
    await saysDue(page, LIVE);
    await expect.poll(() => notifications(page)).toMatchObject([{ tag: 'live-reminder', silent: false }]);
    await push(JSON.stringify(pushPayloadOf(LIVE)));
    await expect.poll(() => notifications(page)).toMatchObject([{ tag: 'live-reminder', silent: true }]);
    expect(await callsOf(worker)).toMatchObject({ shown: 2 });
  });

  test('when a push comes, then pages say it is due', { tag: '@full' }, async ({ page, worker, push }) => {
    await push(JSON.stringify(pushPayloadOf(LIVE)));
    await expect.poll(() => notifications(page)).toHaveLength(1);
    await saysDue(page, LIVE);
    await saysDue(page, LIVE);
    // Messages are handled in order: the one that shows proves that those before it are done.
    await saysDue(page, { ...LIVE, id: `video@${PLANNED_AT}`, kind: 'posting' });
    await expect.poll(() => notifications(page)).toHaveLength(2);
    expect(await callsOf(worker)).toMatchObject({ shown: 2 });
  });
});

test.describe('a tap', () => {
  for (const action of inTurn(['start', ''], 0)) {
    test(`focuses an open window and goes to /tiktok-live-planner: action '${action}'`, async ({
      page,
      worker,
      push,
    }) => {
      const heard = await listen(page);
      await push(JSON.stringify(pushPayloadOf(LIVE)));
      await expect.poll(() => notifications(page)).toHaveLength(1);
      await tap(worker, action);
      await expect.poll(heard).toEqual([{ type: GO_TO, path: `/tiktok-live-planner?reminder=live%40${PLANNED_AT}` }]);
      expect(await callsOf(worker)).toEqual({ shown: 1, focused: [EMPTY_PAGE], opened: [] });
      await expect.poll(() => notifications(page)).toEqual([]);
    });
  }

  test('goes to /tiktok-live-planner in the app without reloading it', { tag: '@full' }, async ({
    page,
    worker,
    push,
  }) => {
    await visit(page, '/');
    await page.evaluate(() => document.body.classList.add('not-reloaded'));
    await untilListening(worker, '/');
    await push(JSON.stringify(pushPayloadOf(LIVE)));
    await expect.poll(() => notifications(page)).toHaveLength(1);
    await tap(worker, 'start');
    await expect(page).toHaveURL('/tiktok-live-planner');
    await expect(page.locator('body')).toHaveClass(/not-reloaded/);
    expect(await callsOf(worker)).toMatchObject({ opened: [] });
  });

  test('loads /tiktok-live-planner in a window that is open, but does not listen yet', { tag: '@full' }, async ({
    page,
    worker,
    push,
  }) => {
    await push(JSON.stringify(pushPayloadOf(LIVE)));
    await expect.poll(() => notifications(page)).toHaveLength(1);
    await tap(worker, 'start');
    await expect(page).toHaveURL('/tiktok-live-planner');
    expect(await callsOf(worker)).toEqual({ shown: 1, focused: [EMPTY_PAGE], opened: [] });
  });

  test('opens the app when no window is open', async ({ page, worker, push }) => {
    await push(JSON.stringify(pushPayloadOf(LIVE)));
    await expect.poll(() => notifications(page)).toHaveLength(1);
    await page.close();
    await tap(worker, 'start');
    const url = `/tiktok-live-planner?reminder=live%40${PLANNED_AT}`;
    expect(await callsOf(worker)).toEqual({ shown: 1, focused: [], opened: [url] });
  });
});

test.describe('remind in 10 min', () => {
  test('is requested from the server, even with the app closed', async ({ page, worker, push, context }) => {
    const asked: unknown[] = [];
    await context.route('/api/reminders/snooze', async (route) => {
      const request = route.request();
      asked.push({ authorization: await request.headerValue('authorization'), body: request.postDataJSON() });
      await route.fulfill({ status: 204 });
    });
    await push(JSON.stringify(pushPayloadOf(LIVE)));
    await expect.poll(() => notifications(page)).toHaveLength(1);
    await page.close();
    await tap(worker, 'snooze');
    expect(asked).toEqual([{ authorization: `Bearer ${DEVICE.capability}`, body: { occurrence: LIVE } }]);
    expect(await read(worker, REMINDER_KEYS.snoozed)).toBeUndefined();
    expect(await callsOf(worker)).toEqual({ shown: 1, focused: [], opened: [] });
  });

  test('is the server’s as long as it knows the device, then the page’s', { tag: '@full' }, async ({
    page,
    worker,
    push,
  }) => {
    const { capability } = await leaveWithServer(page);
    await write(page, REMINDER_KEYS.device, { ...DEVICE, capability });
    await push(JSON.stringify(pushPayloadOf(LIVE)));
    await expect.poll(() => notifications(page)).toHaveLength(1);
    await tap(worker, 'snooze');
    expect(await read(worker, REMINDER_KEYS.snoozed)).toBeUndefined();

    expect(await removeFromServer(page, capability)).toBe(204);
    await push(JSON.stringify(pushPayloadOf(LIVE)));
    await expect.poll(() => notifications(page)).toHaveLength(1);
    await tap(worker, 'snooze');
    expect(await read(worker, REMINDER_KEYS.snoozed)).toMatchObject([{ id: `${LIVE.id}~1` }]);
  });

  test('waits for the page when offline', async ({ page, worker, push, context }) => {
    const heard = await listen(page);
    await push(JSON.stringify(pushPayloadOf(LIVE)));
    await expect.poll(() => notifications(page)).toHaveLength(1);
    await context.setOffline(true);
    const before = Date.now();
    await tap(worker, 'snooze');
    await expect.poll(heard).toEqual([{ type: REMINDERS_SNOOZED }]);
    const snoozed = { ...LIVE, id: `${LIVE.id}~1`, at: expect.closeTo(before + 600_000, -4) };
    expect(await read(worker, REMINDER_KEYS.snoozed)).toEqual([snoozed]);
  });
});

/** Text that is not JSON, JSON that is not a payload, huge ones, and payloads with some wrong parts. */
function anyPayload(): fc.Arbitrary<string> {
  const or = (right: unknown) => fc.oneof({ weight: 3, arbitrary: fc.constant(right) }, fc.jsonValue());
  const occurrence = fc.record(
    {
      id: fc.oneof(or(LIVE.id), fc.stringMatching(/^[\w-]{1,64}@\d{1,15}(~\d{1,3})?$/)),
      reminderId: or(LIVE.reminderId),
      kind: or(LIVE.kind),
      at: fc.oneof(or(LIVE.at), fc.maxSafeInteger()),
      plannedAt: fc.oneof(or(LIVE.plannedAt), fc.maxSafeInteger()),
    },
    { requiredKeys: [] },
  );
  const { web_push, notification } = pushPayloadOf(LIVE);
  const nearly = fc.record({
    web_push: or(web_push),
    notification: or(notification),
    occurrence: fc.oneof({ weight: 4, arbitrary: occurrence }, fc.jsonValue()),
  });
  const text = fc.string({ unit: 'binary' });
  return fc.oneof(
    { weight: 5, arbitrary: nearly.map((payload) => JSON.stringify(payload)) },
    { weight: 2, arbitrary: fc.json() },
    { weight: 2, arbitrary: text },
    { weight: 1, arbitrary: text.map((part) => (part || '[').repeat(20_000)) },
  );
}
