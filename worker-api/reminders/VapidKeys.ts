import { DurableObject } from 'cloudflare:workers';
import type { VapidKeyPair } from '../env';
import { base64url } from './base64url';

const STORED = 'keyPair';

/** Generates the server's VAPID keys once and keeps them: with other keys every subscription would be void. */
export class VapidKeys extends DurableObject {
  async keyPair(): Promise<VapidKeyPair> {
    const { kv } = this.ctx.storage;
    const storedKeys = kv.get<VapidKeyPair>(STORED);
    if (storedKeys) return storedKeys;
    const newKeys = await makeKeyPair();
    // Another call may have been faster.
    const first = kv.get<VapidKeyPair>(STORED) ?? newKeys;
    kv.put(STORED, first);
    return first;
  }
}

async function makeKeyPair(): Promise<VapidKeyPair> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new TypeError('A pair of keys was asked for.');
  const point = await crypto.subtle.exportKey('raw', pair.publicKey);
  const privateKey = await crypto.subtle.exportKey('jwk', pair.privateKey);
  if (!(point instanceof ArrayBuffer) || privateKey instanceof ArrayBuffer || !privateKey.d) {
    throw new TypeError('The keys cannot be exported.');
  }
  return { publicKey: base64url(new Uint8Array(point)), privateKey: privateKey.d };
}
