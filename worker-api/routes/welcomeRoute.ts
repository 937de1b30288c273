import { Hono } from 'hono';
import type { WelcomeResponse } from '../../src/contracts/welcome';
import type { AppDeps, AppEnv } from '../appEnv';
import { chosenLanguage } from '../question';

/** GET /api/welcome: the coach's first words in the chosen language; a browser may cache them for five minutes. */
export function welcomeRoute({ welcome }: AppDeps) {
  return new Hono<AppEnv>().get('/', (c) => {
    c.header('Cache-Control', 'private, max-age=300');
    c.header('Vary', 'Accept-Language');
    const body: WelcomeResponse = { message: welcome(chosenLanguage(c.req.header('Accept-Language'))) };
    return c.json(body);
  });
}
