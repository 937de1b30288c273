import { Hono } from 'hono';
import type { ConfigResponse } from '../../src/contracts/config';
import type { AppEnv } from '../appEnv';

/** GET /api/config: what the privacy and legal pages have to say about this server. No key, no model name. */
export const configRoute = new Hono<AppEnv>().get('/', (c) => {
  const { provider, models, operator } = c.var.services.config;
  const body: ConfigResponse = {
    coach: models.chat ? 'model' : 'built-in',
    translation: models.chat !== undefined,
    voice: models.speech !== undefined,
    video: models.vision ? 'model' : 'measured',
    provider: provider && new URL(provider.baseUrl).hostname,
    operator,
  };
  return c.json(body);
});
