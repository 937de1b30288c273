import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import type { AppDeps, AppEnv } from './appEnv';
import { ApiError } from './errors';
import { accessLog } from './middleware/accessLog';
import { configured } from './middleware/configured';
import { drainBody } from './middleware/drainBody';
import { sameOrigin } from './middleware/sameOrigin';
import { noStore, securityHeaders } from './middleware/securityHeaders';
import { analyzeVideoRoute } from './routes/analyzeVideoRoute';
import { chatRoute } from './routes/chatRoute';
import { configRoute } from './routes/configRoute';
import { remindersRoute } from './routes/remindersRoute';
import { shareRoute } from './routes/shareRoute';
import { textToSpeechRoute } from './routes/textToSpeechRoute';
import { translateRoute } from './routes/translateRoute';
import { welcomeRoute } from './routes/welcomeRoute';

/**
 * The worker at a glance: what every request goes through, what happens when nothing is found or something breaks, the
 * routes.
 */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.use(requestId({ limitLength: 64 }));
  app.use(accessLog(deps.runtime));
  app.use(noStore);
  app.use(securityHeaders);
  app.use(drainBody(deps.runtime));
  app.use(methodNotAllowed({ app, onMethodNotAllowed: (c, methods) => wrongMethod(methods).toResponse(c) }));
  // The operating system posts it, not a page.
  app.route('/api/share', shareRoute);
  app.use(sameOrigin);
  app.use(configured(deps.runtime));

  app.notFound((c) => new ApiError('not_found', 'There is nothing at this address.').toResponse(c));
  app.onError((error, c) => {
    if (error instanceof ApiError) return error.toResponse(c);
    // Logs the error's name and place, never its message, which may hold what somebody wrote.
    const at = error.stack
      ?.split('\n')
      .find((line) => /^\s+at /.test(line))
      ?.trim();
    deps.runtime.log({ level: 'error', event: 'unexpected error', requestId: c.var.requestId, name: error.name, at });
    return new ApiError('internal', 'Something went wrong on our side. Try again in a moment.').toResponse(c);
  });

  app.route('/api/chat', chatRoute(deps));
  app.route('/api/welcome', welcomeRoute(deps));
  app.route('/api/text-to-speech', textToSpeechRoute(deps));
  app.route('/api/translate', translateRoute(deps));
  app.route('/api/analyze-video', analyzeVideoRoute(deps));
  app.route('/api/config', configRoute);
  app.route('/api/reminders', remindersRoute(deps));
  return app;
}

function wrongMethod(methods: readonly string[]): ApiError {
  const allowed = methods.join(', ');
  return new ApiError('method_not_allowed', `This address takes ${allowed} only.`, { Allow: allowed });
}
