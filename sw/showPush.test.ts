import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { REMINDER_KEYS } from '../src/contracts/storageKeys';
import { pushPayloadOf } from '../tests/fixtures/pushPayload';
import { DEVICE, occurrenceOf, PLANNED_AT, stored } from '../tests/support/serviceWorker/device';
import { showPush } from './showPush';

const occurrence = occurrenceOf('live');
const payload = pushPayloadOf(occurrence);

/** Shows a push that carries `text` and returns the one notification it led to. */
async function shown(text: string | null, declared?: unknown) {
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>(async () => undefined);
  const data = text === null ? null : { json: () => JSON.parse(text) };
  await showPush({ showNotification }, data, PLANNED_AT, declared);
  expect(showNotification).toHaveBeenCalledTimes(1);
  const [title, options] = showNotification.mock.calls[0] ?? [];
  return { title, tag: options?.tag };
}

beforeEach(async () => {
  await stored.clear();
  await stored.write(REMINDER_KEYS.device, DEVICE);
});

describe('a push always shows something', () => {
  it('the reminder it is about', async () => {
    expect(await shown(JSON.stringify(payload))).toEqual({ title: 'Live', tag: 'live-reminder' });
  });

  it('even when the browser hands over the notification in place of the payload', async () => {
    expect(await shown(null, payload.notification)).toEqual({ title: 'Live', tag: 'live-reminder' });
    expect(await shown(null, { data: { occurrence: 7 } })).toEqual({ title: 'Jimp', tag: 'reminder' });
  });

  it('even when a newer server says more, or other things as well', async () => {
    const newer = JSON.stringify({ ...payload, notification: { title: 7 }, mutable: true });
    expect(await shown(newer)).toEqual({ title: 'Live', tag: 'live-reminder' });
  });

  it.each([
    null,
    '',
    'no JSON',
    'null',
    '[]',
    '{"occurrence":null}',
    JSON.stringify({ ...payload, occurrence: { ...payload.occurrence, kind: 'party' } }),
    JSON.stringify({ ...payload, occurrence: { ...payload.occurrence, id: '../..' } }),
    JSON.stringify({ ...payload, occurrence: { ...payload.occurrence, at: 'now' } }),
    '['.repeat(1_000_000),
    JSON.stringify('x'.repeat(1_000_000)),
  ])('a generic word when the payload cannot be read (case %#)', async (text) => {
    expect(await shown(text)).toEqual({ title: 'Jimp', tag: 'reminder' });
  });
});
