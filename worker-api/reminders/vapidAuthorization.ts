import { vapidHeaders } from '@block65/webcrypto-web-push';
import type { VapidKeyPair } from '../env';

/** Who the pushes come from: our keys, and where we can be reached. */
export type VapidIdentity = VapidKeyPair & { subject: string };

/** In ms. A token is valid for 12 hours and used for one, so that a thousand pushes in a minute need one signature. */
const REUSED_MS = 60 * 60_000;
const MOST_TOKENS = 100;
const tokens = new Map<string, { authorization: string; madeAt: number }>();

/** The Authorization header (RFC 8292) for a push service. `now` is in ms. Rejects if the keys are not a pair. */
export async function vapidAuthorization({ host }: URL, vapid: VapidIdentity, now: number): Promise<string> {
  const name = [host, vapid.publicKey, vapid.privateKey, vapid.subject].join(' ');
  const token = tokens.get(name);
  if (token && now >= token.madeAt && now < token.madeAt + REUSED_MS) return token.authorization;
  // The library signs for https only; http is the tests' push service. It reads only the endpoint of the subscription.
  const subscription = { endpoint: `https://${host}`, expirationTime: null, keys: { auth: '', p256dh: '' } };
  const { authorization } = (await vapidHeaders(subscription, vapid)).headers;
  if (tokens.size >= MOST_TOKENS) tokens.clear();
  tokens.set(name, { authorization, madeAt: now });
  return authorization;
}
