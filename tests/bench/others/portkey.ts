import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../browser/freePort';
import { ensureInstalled } from '../../ownPackages';
import { answered } from '../bareWorker';

const FOLDER = 'tests/bench/others';

/** Portkey's gateway as its package starts it on Node. */
export async function startPortkey(): Promise<{ origin: string; stop: () => void }> {
  ensureInstalled(FOLDER);
  const port = await freePort();
  const script = join(FOLDER, 'node_modules/@portkey-ai/gateway/build/start-server.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const server = spawn(process.execPath, [script, `--port=${port}`, '--headless'], { stdio: 'ignore', env });
  const origin = `http://127.0.0.1:${port}`;
  await answered(origin);
  return { origin, stop: () => void server.kill() };
}
