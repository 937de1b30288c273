import type { VapidKeyPair, WorkerConfig } from '../env';

/** The name of the one object that keeps the generated keys. */
const KEEPER = 'keys';

/** The part that is used of the object that generates and keeps the keys. */
export interface VapidKeyStore {
  getByName: (name: string) => { keyPair: () => Promise<VapidKeyPair> };
}

/**
 * The keys never change, so an isolate asks once, instead of once for each of a thousand objects due in the same
 * minute.
 */
const known = new WeakMap<VapidKeyStore, VapidKeyPair>();

/** The keys of the environment, else the generated ones. */
export async function vapidKeyPair({ vapidKeys }: WorkerConfig, made: VapidKeyStore): Promise<VapidKeyPair> {
  const found = vapidKeys ?? known.get(made);
  if (found) return found;
  const { publicKey, privateKey } = await made.getByName(KEEPER).keyPair();
  known.set(made, { publicKey, privateKey });
  return { publicKey, privateKey };
}

/**
 * Whom a push service may contact (RFC 8292): the configured subject, else the operator's e-mail address, else the
 * app's address.
 */
export function vapidSubjectOf({ vapidSubject, operator }: WorkerConfig, origin: string): string {
  if (vapidSubject) return vapidSubject;
  const { contact } = operator;
  if (contact && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact)) return `mailto:${contact}`;
  return `https://${new URL(origin).host}`;
}
