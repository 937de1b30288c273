import { describe, expect, it } from 'vitest';
import { objectState } from '../tests/support/worker/objectState';
import { checkConfiguration } from './checkConfiguration';
import { VapidKeys } from './reminders/VapidKeys';

async function newPair() {
  const object: VapidKeys = Reflect.construct(VapidKeys, [objectState().ctx, {}]);
  const { publicKey, privateKey } = await object.keyPair();
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
}

describe('the configuration', () => {
  it('needs no settings at all', async () => {
    expect(await checkConfiguration({})).toMatchObject({ ok: true });
  });

  it('accepts VAPID keys that are a pair, such as generated ones', async () => {
    expect(await checkConfiguration(await newPair())).toMatchObject({ ok: true });
  });

  it.each([
    ['the public key of another', async () => ({ VAPID_PUBLIC_KEY: (await newPair()).VAPID_PUBLIC_KEY })],
    ['a point that is not on the curve', async () => ({ VAPID_PUBLIC_KEY: `BA${'A'.repeat(85)}` })],
    ['a private key of zero', async () => ({ VAPID_PRIVATE_KEY: 'A'.repeat(43) })],
  ])('names both VAPID keys, and shows neither, with %s', async (_, wrong) => {
    const vars = { ...(await newPair()), ...(await wrong()) };
    const check = await checkConfiguration(vars);
    const problems = check.ok ? [] : check.problems;
    expect(problems).toEqual([expect.stringMatching(/VAPID_PUBLIC_KEY.*VAPID_PRIVATE_KEY/)]);
    for (const key of Object.values(vars)) expect(problems.join()).not.toContain(key);
  });

  it('is checked as env.ts does, first', async () => {
    const { VAPID_PUBLIC_KEY } = await newPair();
    const check = await checkConfiguration({ VAPID_PUBLIC_KEY });
    expect(check).toMatchObject({ ok: false, problems: [expect.stringContaining('VAPID_PRIVATE_KEY is missing')] });
  });
});
