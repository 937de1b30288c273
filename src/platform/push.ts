import {
  type PushSubscriptionBody,
  pushKeyResponse,
  pushSubscription,
  type RemindersRequest,
  remindersResponse,
} from '../contracts/reminders';
import { ApiError, mutate, query } from './api';
import { notificationPermission, notificationSupport, workingRegistration } from './notifications';

/**
 * How subscribing ended. `worker-failed`: no service worker is active, or not yet. `dismissed`: the question was not
 * answered. `blocked-by-system`: the browser is allowed to, but the device's own settings forbid it.
 * `push-unavailable`: the browser reaches no push service. `not-kept`: the device cannot store what the service worker
 * would show.
 */
export const PUSH_RESULTS = [
  'subscribed',
  'unsupported',
  'no-service-worker',
  'worker-failed',
  'ios-not-installed',
  'denied',
  'dismissed',
  'blocked-by-system',
  'push-unavailable',
  'offline',
  'server-refused',
  'not-kept',
] as const;
export type PushResult = (typeof PUSH_RESULTS)[number];

/** What the server should hold, and the capability it gave for it earlier, if any. */
export interface Wanted extends Omit<RemindersRequest, 'subscription'> {
  capability: string | undefined;
}

export type PushOutcome =
  | { result: 'subscribed'; capability: string; endpoint: string }
  | { result: Exclude<PushResult, 'subscribed'> };

const PATH = '/api/reminders';

/** In ms. No call takes longer than this, because the other windows wait for it. */
const CALL_LIMIT_MS = 10_000;
const limit = () => AbortSignal.timeout(CALL_LIMIT_MS);

/**
 * Subscribes this browser to push and leaves the reminders with the server, or renews both; ask for the permission
 * before. Never rejects.
 */
export async function subscribePush(wanted: Wanted): Promise<PushOutcome> {
  const support = notificationSupport();
  if (support !== 'supported') return { result: support };
  const permission = notificationPermission();
  if (permission !== 'granted') return { result: permission === 'denied' ? 'denied' : 'dismissed' };
  if (!navigator.onLine) return { result: 'offline' };
  const registration = await workingRegistration();
  if (!registration) return { result: 'worker-failed' };
  try {
    const publicKey = await serverKey();
    const subscription = await subscribe(registration.pushManager, publicKey);
    if (typeof subscription === 'string') return { result: subscription };
    const capability = await leaveWithServer(subscription, wanted);
    return { result: 'subscribed', capability, endpoint: subscription.endpoint };
  } catch (error) {
    return { result: isOffline(error) ? 'offline' : 'server-refused' };
  }
}

/** fetch fails with a TypeError when nothing can be reached. */
function isOffline(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}

/**
 * Makes the server forget what it holds under `capability`. True when it holds nothing any more; false when it should
 * be asked again later. Never rejects.
 */
export async function forgetOnServer(capability: string): Promise<boolean> {
  try {
    await mutate('DELETE', PATH, undefined, { authorization: capability, signal: limit() });
    return true;
  } catch (error) {
    // If the server does not recognise the capability, it gives access to nothing.
    return error instanceof ApiError && [400, 401, 404].includes(error.status);
  }
}

/** Ends the browser's own subscription: nothing can be pushed to it afterwards. Never rejects. */
export async function unsubscribePush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const subscription = await registration?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  } catch (error) {
    console.warn('The push subscription could not be ended', error);
  }
}

async function serverKey(): Promise<string> {
  const response = await query(`${PATH}/key`, pushKeyResponse, { maxAge: 0, signal: limit() });
  if (!response) throw new Error('The server gave no key');
  return response.publicKey;
}

/** The browser's subscription under this key, reusing one that is still valid; or why there is none. */
async function subscribe(
  pushManager: PushManager,
  publicKey: string,
): Promise<PushSubscriptionBody | 'denied' | 'blocked-by-system' | 'push-unavailable'> {
  try {
    const existing = await pushManager.getSubscription();
    const isGood = existing !== null && isUnderKey(existing, publicKey);
    if (existing && !isGood) await existing.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    const subscription = isGood ? existing : await pushManager.subscribe(options);
    return pushSubscription.parse(subscription.toJSON());
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return 'push-unavailable';
    return notificationPermission() === 'denied' ? 'denied' : 'blocked-by-system';
  }
}

/** If a browser does not reveal the key of its subscription, assume it is the right one. */
function isUnderKey({ options, expirationTime }: PushSubscription, publicKey: string): boolean {
  if (expirationTime !== null && expirationTime !== undefined && expirationTime <= Date.now()) return false;
  const key = options?.applicationServerKey;
  if (!key) return true;
  return toBase64Url(new Uint8Array(key)) === publicKey.replace(/=+$/, '');
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = String.fromCharCode(...bytes);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Renews what the server holds, or stores it again if the server has forgotten us. Returns the capability. */
async function leaveWithServer(
  subscription: PushSubscriptionBody,
  { capability, language, reminders }: Wanted,
): Promise<string> {
  const body: RemindersRequest = { subscription, language, reminders };
  if (capability) {
    try {
      await mutate('PUT', PATH, body, { authorization: capability, signal: limit() });
      return capability;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }
  const response = await mutate('POST', PATH, body, { signal: limit() });
  return remindersResponse.parse(await response.json()).capability;
}
