import { builtInCoach } from '../src/domain/coach/builtInCoach';
import { welcome } from '../src/domain/coach/welcome';
import { createApp } from './app';
import type { AppEnv } from './appEnv';
import { answerMissing, type StaticFiles } from './missingFile';
import { edgeRuntime } from './runtime';

export { CallCounter } from './calls/CallCounter';
export { ReminderSchedule } from './reminders/ReminderSchedule';
export { VapidKeys } from './reminders/VapidKeys';

const api = createApp({
  runtime: edgeRuntime,
  coach: { answer: (question) => builtInCoach().answer(question) },
  // The coach is written in two languages; in every other one the welcome is English.
  welcome: (language) => welcome(language === 'fr' ? 'fr' : 'en'),
});

/** An address whose Host makes it unreadable is answered like a call: in words. */
const isCall = (url: string) => !URL.canParse(url) || new URL(url).pathname.startsWith('/api/');

/** Runs for the calls, and for whatever no static file answers (wrangler.jsonc). */
export default {
  fetch: (request: Request, env: AppEnv['Bindings'] & { ASSETS: StaticFiles }, context: ExecutionContext) =>
    isCall(request.url) ? api.fetch(request, env, context) : answerMissing(request, env.ASSETS),
};
