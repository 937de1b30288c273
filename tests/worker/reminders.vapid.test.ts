import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { startWorker } from '../fixtures/worker';

const ours = createECDH('prime256v1');
const publicKey = ours.generateKeys('base64url');
// A number that begins with zeros is given without them.
const VAPID_PRIVATE_KEY = Buffer.from(ours.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');

/** How workerd, with these variables, answers a device that asks for the key. */
async function askForKey(vars: { VAPID_PUBLIC_KEY: string; VAPID_PRIVATE_KEY: string }) {
  const worker = await startWorker(vars);
  try {
    const response = await worker.call('/api/reminders/key');
    return { status: response.status, body: await response.json(), log: worker.log.join('\n') };
  } finally {
    await worker.stop();
  }
}

it('the VAPID keys of the environment are used', async () => {
  const answer = await askForKey({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY });
  expect(answer).toMatchObject({ status: 200, body: { publicKey } });
}, 60_000);

it('keys that are not a pair are named in the log, and nobody can subscribe with them', async () => {
  const other = createECDH('prime256v1').generateKeys('base64url');
  const answer = await askForKey({ VAPID_PUBLIC_KEY: other, VAPID_PRIVATE_KEY });
  expect(answer).toMatchObject({ status: 500, body: { error: { code: 'internal' } } });
  expect(answer.log).toContain('VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY');
  expect(answer.log).not.toContain(VAPID_PRIVATE_KEY);
}, 60_000);
