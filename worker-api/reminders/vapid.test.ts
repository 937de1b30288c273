import { describe, expect, it } from 'vitest';
import { objectState } from '../../tests/support/worker/objectState';
import { checkEnv, type WorkerConfig } from '../env';
import { VapidKeys } from './VapidKeys';
import { vapidKeyPair, vapidSubjectOf } from './vapid';

function config(vars: Record<string, string>): WorkerConfig {
  const check = checkEnv(vars);
  if (!check.ok) throw new Error(check.problems.join());
  return check.config;
}

describe('the VAPID keys', () => {
  const open = (state: ReturnType<typeof objectState>): VapidKeys => Reflect.construct(VapidKeys, [state.ctx, {}]);

  it('are generated once, even when two ask at once, and survive a restart', async () => {
    const state = objectState();
    const object = open(state);
    const [one, other] = await Promise.all([object.keyPair(), object.keyPair()]);
    expect(other).toEqual(one);
    expect(await open(state).keyPair()).toEqual(one);
    expect(await open(objectState()).keyPair()).not.toEqual(one);
    const vars = { VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: one.privateKey };
    expect(config(vars).vapidKeys).toEqual(one);
  });

  it('of the environment take precedence over generated ones', async () => {
    const made = open(objectState());
    const { publicKey, privateKey } = await made.keyPair();
    const store = { getByName: () => open(objectState()) };
    const set = config({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
    expect(await vapidKeyPair(set, store)).toEqual({ publicKey, privateKey });
    expect((await vapidKeyPair(config({}), store)).publicKey).not.toBe(publicKey);
  });
});

describe('the VAPID subject', () => {
  const origin = 'http://jimp.example';
  it.each([
    [
      'as set',
      { VAPID_SUBJECT: 'https://jimp.example/contact', OPERATOR_CONTACT: 'a@b.example' },
      'https://jimp.example/contact',
    ],
    ['the operator’s e-mail address', { OPERATOR_CONTACT: 'lea@jimp.example' }, 'mailto:lea@jimp.example'],
    ['where the app is, if the contact is none', { OPERATOR_CONTACT: '1 rue du Port, Brest' }, 'https://jimp.example'],
    ['where the app is, without any', {}, 'https://jimp.example'],
  ])('is %s', (_, vars, subject) => {
    expect(vapidSubjectOf(config(vars), origin)).toBe(subject);
  });
});
