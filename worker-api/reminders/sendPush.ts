import { encryptNotification } from '@block65/webcrypto-web-push';
import type { Occurrence, PushPayload } from '../../src/contracts/reminders';
import { KINDS, TTL_MS } from '../../src/domain/reminders/kinds';
import type { Runtime } from '../runtime';
import { type PushOutcome, readPushAnswer } from './pushAnswer';
import { pushEndpoint } from './pushEndpoint';
import { pushText } from './pushTexts';
import type { Subscriber } from './subscriber';
import { type VapidIdentity, vapidAuthorization } from './vapidAuthorization';

const ANSWER_LIMIT_MS = 10_000;

export interface PushSettings {
  vapid: VapidIdentity;
  testHost?: string;
}

/**
 * Sends one occurrence to a subscriber's push service: encrypted (RFC 8291), signed (VAPID, valid for 12 hours),
 * urgent, and to be kept by the service for the rest of the two hours. Never rejects.
 */
export async function sendPush(
  occurrence: Occurrence,
  subscriber: Subscriber,
  { vapid, testHost }: PushSettings,
  runtime: Runtime,
): Promise<PushOutcome> {
  const url = pushEndpoint(subscriber.subscription.endpoint, testHost);
  if (!url) return { kind: 'refused', why: 'not the address of a push service' };
  const authorization = await vapidAuthorization(url, vapid, runtime.now()).catch(() => undefined);
  if (!authorization) return { kind: 'refused', why: 'our VAPID keys are not a pair' };
  const message = new TextEncoder().encode(JSON.stringify(pushMessage(occurrence, subscriber)));
  const body = await encryptNotification({ ...subscriber.subscription, expirationTime: null }, message).catch(
    () => undefined,
  );
  if (!body) return { kind: 'refused', why: 'the keys of the subscription are no keys' };

  const secondsLeft = Math.ceil((occurrence.at + TTL_MS - runtime.now()) / 1000);
  try {
    const response = await runtime.fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        Authorization: authorization,
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(Math.max(1, secondsLeft)),
        Urgency: 'high',
      },
      body,
      signal: runtime.timeout(ANSWER_LIMIT_MS),
    });
    void response.body?.cancel().catch(() => undefined);
    return readPushAnswer(response.status, response.headers.get('Retry-After'), runtime.now());
  } catch {
    return { kind: 'delayed' };
  }
}

/**
 * `mutable` makes a browser that could show it by itself pass it to our service worker, which adds what only the device
 * knows.
 */
function pushMessage(occurrence: Occurrence, { language, origin }: Subscriber): PushPayload {
  const { tag, target } = KINDS[occurrence.kind];
  const text = pushText(occurrence.kind, language);
  return {
    web_push: 8030,
    mutable: true,
    notification: { ...text, dir: 'ltr', tag, navigate: `${origin}${target}`, data: { occurrence } },
    occurrence,
  };
}
