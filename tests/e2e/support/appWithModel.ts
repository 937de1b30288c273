import { once } from 'node:events';
import { request as call, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ModelServer, startModelServer } from '../../fixtures/modelServer.ts';
import { startWorker } from '../../fixtures/worker.ts';
import { test as base } from './app';

/** In ms: after this a worker gives the model up. */
const DEADLINE = 8000;

/** Serves the built app at an address of its own, with its calls going to another worker. */
async function serveWith(app: string, worker: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((asked, answer) => {
    const target = new URL(asked.url ?? '/', asked.url?.startsWith('/api/') ? worker : app);
    const headers = { ...asked.headers, host: target.host, ...(asked.headers.origin && { origin: target.origin }) };
    const passed = call(target, { method: asked.method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    // A client that leaves ends the call on both sides; once a client has sent everything, workerd notices only a
    // reset.
    passed.on('error', () => answer.destroy());
    answer.on('close', () => answer.writableFinished || passed.socket?.resetAndDestroy());
    asked.pipe(passed);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${port}`, stop };
}

/** The app on a server with a model for videos; the tests of a process share both. */
export const test = base.extend<object, { model: ModelServer; origin: string }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({ model }, use, { project }) => {
      const worker = await startWorker({
        AI_PROVIDER: 'openai-compatible',
        AI_BASE_URL: model.url,
        AI_VISION_MODEL: 'loopback',
        AI_DEADLINE_MS: String(DEADLINE),
        TEST_LIFT_LIMITS: 'yes',
      });
      const server = await serveWith(project.use.baseURL ?? '', worker.origin);
      await use(server.origin);
      server.stop();
      await worker.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
});
