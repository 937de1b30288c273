import { Hono } from 'hono';
import { sharedTo } from '../../src/contracts/sharedFile';
import type { AppEnv } from '../appEnv';

/**
 * POST /api/share: a file shared to the app while no service worker was in control (it was removed, or the site's data
 * was cleared). Nothing of it is read or kept: the home opens, says so, and lets the person pick it there.
 */
export const shareRoute = new Hono<AppEnv>().post('/', async (c) => {
  // Reads it to the end, because an earlier answer would be lost; if the client has gone, nobody waits for one.
  await c.req.raw.body?.pipeTo(new WritableStream()).catch(() => undefined);
  return c.redirect(sharedTo('not-kept'), 303);
});
