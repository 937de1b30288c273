import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../browser/freePort';
import { answered } from './bareWorker';

/** Portkey's gateway as its package starts it on Node. */
export async function startPortkey(): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const script = fileURLToPath(import.meta.resolve('@portkey-ai/gateway/build/start-server.js'));
  const env = { ...process.env, NODE_ENV: 'production' };
  const server = spawn(process.execPath, [script, `--port=${port}`, '--headless'], { stdio: 'ignore', env });
  const origin = `http://127.0.0.1:${port}`;
  await answered(origin);
  return { origin, stop: () => void server.kill() };
}
