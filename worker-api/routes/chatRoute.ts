import { Hono } from 'hono';
import { type ChatResponse, COACH_HEADER, chatRequest, PART_SEPARATOR } from '../../src/contracts/chat';
import { LIMITS } from '../../src/contracts/limits';
import { takeProfile } from '../../src/contracts/profileItem';
import type { AppDeps, AppEnv } from '../appEnv';
import { callLimit } from '../middleware/callLimit';
import { UpstreamError } from '../models/upstreamError';
import { chosenLanguage, type Question } from '../question';
import { readJson } from '../readJson';

/** POST /api/chat: the model's answer, or the built-in coach's when there is none, it fails or it is too slow. */
export function chatRoute({ runtime, coach }: AppDeps) {
  return new Hono<AppEnv>().post('/', callLimit('chat', runtime), async (c) => {
    const body = await readJson(c.req.raw, chatRequest, LIMITS.chat.bodyBytes);
    const question: Question = {
      message: body.message,
      ...takeProfile(body.conversationHistory),
      language: chosenLanguage(c.req.header('Accept-Language')),
    };

    const { askModel } = c.var.services;
    let answer: ChatResponse | undefined;
    if (askModel && c.var.counted) {
      answer = await askModel(question).catch((error) => {
        if (!(error instanceof UpstreamError)) throw error;
        c.set('fallback', error.message);
        return undefined;
      });
    }
    c.set('coach', answer ? 'model' : 'built-in');
    c.header(COACH_HEADER, c.var.coach);
    return c.json(answer ?? fromBuiltIn(await coach.answer(question)));
  });
}

function fromBuiltIn({ parts, suggestions, tool }: Awaited<ReturnType<AppDeps['coach']['answer']>>): ChatResponse {
  const response = parts.join(PART_SEPARATOR);
  return { response: tool ? `${response}\n→ ${tool}` : response, suggestions };
}
