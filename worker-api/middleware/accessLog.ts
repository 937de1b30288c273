import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { AppEnv } from '../appEnv';
import type { Runtime } from '../runtime';

/** One line per request: what was called and how it went. The route, not the address; nothing that anybody wrote. */
export function accessLog({ now, log }: Runtime) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const start = now();
    await next();
    log({
      level: 'info',
      event: 'request',
      requestId: c.var.requestId,
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      ms: now() - start,
      coach: c.var.coach,
      judge: c.var.judge,
      fallback: c.var.fallback,
    });
  });
}
