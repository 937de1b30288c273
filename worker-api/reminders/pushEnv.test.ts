import { describe, expect, it } from 'vitest';
import { checkEnv } from '../env';

const KEYS = {
  VAPID_PUBLIC_KEY: 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
  VAPID_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
};

describe('the variables of web push', () => {
  it('are applied', () => {
    const check = checkEnv({ ...KEYS, VAPID_SUBJECT: 'mailto:a@jimp.example', TEST_PUSH_HOST: '127.0.0.1:4000' });
    expect(check).toMatchObject({
      ok: true,
      config: {
        vapidKeys: { publicKey: KEYS.VAPID_PUBLIC_KEY, privateKey: KEYS.VAPID_PRIVATE_KEY },
        vapidSubject: 'mailto:a@jimp.example',
        testPushHost: '127.0.0.1:4000',
      },
    });
  });

  it.each([
    ['only the public key', { VAPID_PUBLIC_KEY: KEYS.VAPID_PUBLIC_KEY }, 'VAPID_PRIVATE_KEY'],
    ['only the private key', { VAPID_PRIVATE_KEY: KEYS.VAPID_PRIVATE_KEY }, 'VAPID_PUBLIC_KEY'],
    ['a short public key', { ...KEYS, VAPID_PUBLIC_KEY: 'BA1H' }, 'VAPID_PUBLIC_KEY'],
    ['a public key in base64', { ...KEYS, VAPID_PUBLIC_KEY: `${KEYS.VAPID_PUBLIC_KEY}=` }, 'VAPID_PUBLIC_KEY'],
    ['a private key that is none', { ...KEYS, VAPID_PRIVATE_KEY: 'secret' }, 'VAPID_PRIVATE_KEY'],
    ['a subject without a scheme', { VAPID_SUBJECT: 'lea@jimp.example' }, 'VAPID_SUBJECT'],
    ['a subject in the clear', { VAPID_SUBJECT: 'http://jimp.example' }, 'VAPID_SUBJECT'],
    ['a push host elsewhere', { TEST_PUSH_HOST: 'push.example:443' }, 'TEST_PUSH_HOST'],
    ['a push host by name', { TEST_PUSH_HOST: 'localhost:4000' }, 'TEST_PUSH_HOST'],
    ['a push host without a port', { TEST_PUSH_HOST: '127.0.0.1' }, 'TEST_PUSH_HOST'],
  ])('%s: named, without showing the private key', (_, vars, name) => {
    const check = checkEnv(vars);
    const problems = check.ok ? [] : check.problems;
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
    expect(problems[0]).not.toContain(KEYS.VAPID_PRIVATE_KEY);
  });
});
