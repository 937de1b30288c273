import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../appEnv';
import { ApiError } from '../errors';
import type { Runtime } from '../runtime';
import { servicesByEnv } from '../services';

/** Passes on the services of the environment; if the configuration is wrong, no request is served. */
export function configured(runtime: Runtime) {
  const servicesOf = servicesByEnv(runtime);
  return createMiddleware<AppEnv>(async (c, next) => {
    const services = await servicesOf(c.env);
    if (!services)
      throw new ApiError('internal', 'This server is not set up rightly. Its operator finds the reason in the log.');
    c.set('services', services);
    await next();
  });
}
