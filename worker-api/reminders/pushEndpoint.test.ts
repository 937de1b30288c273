import { describe, expect, it } from 'vitest';
import { pushEndpoint } from './pushEndpoint';

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QAbc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc%2b',
  ])('is accepted: %s', (endpoint) => {
    expect(pushEndpoint(endpoint)?.href).toBe(endpoint);
  });

  it.each([
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com@evil.example/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://fcm.googleapis.com./abc',
    'https://FCM.googleapis.com/abc',
    'https://fcm.googleapis.com\\@evil.example/abc',
    'https://notify.windows.com/abc',
    'https://evilnotify.windows.com/abc',
    'https://127.0.0.1/abc',
    'http://127.0.0.1:4000/abc',
    'fcm.googleapis.com/abc',
    '',
  ])('is not %j', (endpoint) => {
    expect(pushEndpoint(endpoint)).toBeUndefined();
  });

  it('may be the tests’ own where that is set, in its exact spelling only', () => {
    const host = '127.0.0.1:4000';
    expect(pushEndpoint('http://127.0.0.1:4000/push/a', host)?.host).toBe(host);
    for (const other of [
      'http://127.0.0.1:4001/a',
      'http://127.1:4000/a',
      'http://localhost:4000/a',
      'http://a@127.0.0.1:4000/',
    ]) {
      expect(pushEndpoint(other, host)).toBeUndefined();
    }
  });
});
