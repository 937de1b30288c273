// With file extensions: the start script reads this module in Node.
import { checkEnv, type EnvCheck, type VapidKeyPair } from './env.ts';
import { base64url } from './reminders/base64url.ts';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/**
 * `checkEnv`, plus what only a try can show: whether the VAPID keys are a pair. With a wrong pair devices would
 * subscribe, and no push service would ever accept a push. Call it once, at the start.
 */
export async function checkConfiguration(vars: object): Promise<EnvCheck> {
  const check = checkEnv(vars);
  if (!check.ok || !check.config.vapidKeys || (await isPair(check.config.vapidKeys))) return check;
  return {
    ok: false,
    problems: ['VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY: set a pair, or neither.'],
  };
}

/** Signs with one and verifies with the other. Something that is not a key is not a pair either. */
async function isPair({ publicKey, privateKey }: VapidKeyPair): Promise<boolean> {
  try {
    const binary = atob(publicKey.replaceAll('-', '+').replaceAll('_', '/'));
    // The point is 4, x, y; each coordinate has 32 bytes.
    const point = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const [x, y] = [point.slice(1, 33), point.slice(33)].map(base64url);
    const jwk = { kty: 'EC', crv: CURVE.namedCurve, x, y, d: privateKey };
    const [signing, verifying] = await Promise.all([
      crypto.subtle.importKey('jwk', jwk, CURVE, false, ['sign']),
      crypto.subtle.importKey('raw', point, CURVE, false, ['verify']),
    ]);
    const message = new TextEncoder().encode('one pair');
    return await crypto.subtle.verify(CURVE, verifying, await crypto.subtle.sign(CURVE, signing, message), message);
  } catch {
    return false;
  }
}
