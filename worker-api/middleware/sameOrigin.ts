import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../appEnv';
import { ApiError } from '../errors';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The calls carry cookies, so no other site may make an unsafe one, whatever its content type. Browsers say who asks:
 * Sec-Fetch-Site must be `same-origin`, and Origin must name this host. One of them may be absent (older browsers send
 * no Sec-Fetch-Site), not both: a program has to send an Origin. Only the host of the Origin is compared, because
 * behind a proxy the worker may see http where the browser saw https; Sec-Fetch-Site covers the scheme.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  const host = URL.parse(c.req.url)?.host;
  if (host === undefined) throw new ApiError('bad_request', 'The Host header is not the name of a server: correct it.');
  if (!SAFE.has(c.req.method)) {
    const site = c.req.header('Sec-Fetch-Site');
    const origin = c.req.header('Origin');
    const siteAgrees = site === undefined || site === 'same-origin';
    const originAgrees = origin === undefined || URL.parse(origin)?.host === host;
    if (!siteAgrees || !originAgrees || (site === undefined && origin === undefined)) {
      throw new ApiError('forbidden_origin', 'Make this call from the app itself: its Origin must be this server.');
    }
  }
  await next();
});
