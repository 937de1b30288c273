import type { VapidKeyPair, WorkerConfig } from '../env';

/** The name of the one object that keeps the keys that were made. */
const KEEPER = 'keys';

/** Of the object that makes and keeps the keys, what is used. */
export interface VapidKeyStore {
  getByName: (name: string) => { keyPair: () => Promise<VapidKeyPair> };
}

/** They never change, so an isolate asks once: not a thousand objects that are due in the same minute. */
const known = new WeakMap<VapidKeyStore, VapidKeyPair>();

/** The keys of the environment, else those that were made once. */
export async function vapidKeyPair({ vapidKeys }: WorkerConfig, made: VapidKeyStore): Promise<VapidKeyPair> {
  const found = vapidKeys ?? known.get(made);
  if (found) return found;
  const { publicKey, privateKey } = await made.getByName(KEEPER).keyPair();
  known.set(made, { publicKey, privateKey });
  return { publicKey, privateKey };
}

/** Whom a push service may write to (RFC 8292): as set, else the operator's e-mail address, else where the app is. */
export function vapidSubjectOf({ vapidSubject, operator }: WorkerConfig, origin: string): string {
  if (vapidSubject) return vapidSubject;
  const { contact } = operator;
  if (contact && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact)) return `mailto:${contact}`;
  return `https://${new URL(origin).host}`;
}
