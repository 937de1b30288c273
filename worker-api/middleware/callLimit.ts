import { createMiddleware } from 'hono/factory';
import type { LimitedCall } from '../../src/contracts/limits';
import type { AppEnv } from '../appEnv';
import { isLoopback } from '../env';
import { ApiError } from '../errors';
import type { Runtime } from '../runtime';

/**
 * Counts a call for its client and refuses it beyond the limits. If it cannot be counted, the request goes on with
 * `counted` false: no model is called for it, so that the cap on cost holds and the built-in coach still answers.
 */
export function callLimit(call: LimitedCall, { log }: Runtime) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const lifted = c.var.services.config.liftLimits && isLoopback(new URL(c.req.url).hostname);
    c.set('counted', true);
    if (!lifted) {
      const client = await clientKey(c.req.header('CF-Connecting-IP'));
      const retryAfterMs = await c.env.CALL_COUNTER.getByName(client)
        .count(call)
        .catch(() => {
          log({ level: 'error', event: 'call not counted', requestId: c.var.requestId });
          c.set('counted', false);
          return undefined;
        });
      if (retryAfterMs !== undefined) {
        const seconds = Math.ceil(retryAfterMs / 1000);
        throw new ApiError('too_many', `Too many calls: try again in ${seconds} s.`, {
          'Retry-After': String(seconds),
        });
      }
    }
    await next();
  });
}

/**
 * Identifies the client that a call is counted for: a hash, so that no address is kept. Of an IPv6 address only the
 * first half counts, the network that one household or phone has to itself. Without an address (a local start) there is
 * one client.
 */
async function clientKey(address = 'local'): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(networkOf(address)));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ? tail.split(':') : [])];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
