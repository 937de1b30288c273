import { Hono } from 'hono';
import { LIMITS } from '../../src/contracts/limits';
import { speechRequest } from '../../src/contracts/speech';
import type { AppDeps, AppEnv } from '../appEnv';
import { ApiError } from '../errors';
import { callLimit } from '../middleware/callLimit';
import { UpstreamError } from '../models/upstreamError';
import { readJson } from '../readJson';

const TIMED_OUT = new ApiError('timeout', 'The voice took too long: use the browser’s own.');
const FAILED = new ApiError('upstream', 'The voice does not answer at the moment: use the browser’s own.');

/** POST /api/text-to-speech: the text read aloud, streamed as it is generated. */
export function textToSpeechRoute({ runtime }: AppDeps) {
  return new Hono<AppEnv>()
    .post('/', async (c, next) => {
      if (!c.var.services.speak) throw new ApiError('no_voice', 'This server has no voice: use the browser’s own.');
      await next();
    })
    .post('/', callLimit('speech', runtime), async (c) => {
      const { text } = await readJson(c.req.raw, speechRequest, LIMITS.speech.bodyBytes);
      const { speak } = c.var.services;
      if (!speak || !c.var.counted) throw FAILED;
      const { audio, contentType } = await speak(text).catch((error) => {
        if (!(error instanceof UpstreamError)) throw error;
        c.set('fallback', error.message);
        throw error.failure === 'timeout' ? TIMED_OUT : FAILED;
      });
      return c.body(audio, 200, { 'Content-Type': contentType });
    });
}
