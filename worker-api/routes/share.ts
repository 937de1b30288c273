import { Hono } from 'hono';
import { sharedTo } from '../../src/contracts/sharedFile';
import type { AppEnv } from '../appEnv';

/**
 * POST /api/share: a file shared to the app while no service worker was in control (it was removed, or the site's data was
 * cleared). Nothing of it is looked at or kept: the home opens, says so, and lets it be picked there.
 */
export const shareRoute = new Hono<AppEnv>().post('/', async (c) => {
  // To its end, since an answer that comes before is lost; where the client has gone, nobody waits for one.
  await c.req.raw.body?.pipeTo(new WritableStream()).catch(() => undefined);
  return c.redirect(sharedTo('not-kept'), 303);
});
