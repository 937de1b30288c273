import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type VariableName, variableNames } from '../../worker-api/env';
import { freePort } from '../browser/freePort';
import { bundle, compatibilityDate } from '../fixtures/worker';

/** The Durable Objects' bindings, and their classes (wrangler.jsonc). */
const OBJECTS = { CALL_COUNTER: 'CallCounter', REMINDER_SCHEDULE: 'ReminderSchedule', VAPID_KEYS: 'VapidKeys' };

export interface BareWorker {
  origin: string;
  stop: () => void;
}

/**
 * The worker alone in workerd, as it would run without Cloudflare: Miniflare, which the tests use, puts its own scripts
 * before every outgoing call, and reads every line of the log.
 */
export async function startBareWorker(vars: Partial<Record<VariableName, string>>): Promise<BareWorker> {
  const folder = mkdtempSync(join(tmpdir(), 'jimp-workerd-'));
  const port = await freePort();
  mkdirSync(join(folder, 'objects'));
  writeFileSync(join(folder, 'index.js'), await bundle());
  writeFileSync(join(folder, 'config.capnp'), configuration(vars, folder, port));
  const workerd = spawn('workerd', ['serve', join(folder, 'config.capnp')], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await answered(`${origin}/api/config`);
  return {
    origin,
    stop() {
      workerd.once('exit', () => rmSync(folder, { recursive: true }));
      workerd.kill();
    },
  };
}

function configuration(vars: Partial<Record<VariableName, string>>, folder: string, port: number): string {
  const text = (value: string) => JSON.stringify(value);
  const variables = variableNames.map((name) => `(name = ${text(name)}, text = ${text(vars[name] ?? '')})`);
  const bindings = Object.entries(OBJECTS).map(
    ([name, of]) => `(name = ${text(name)}, durableObjectNamespace = ${text(of)})`,
  );
  const classes = Object.values(OBJECTS).map(
    (of) => `(className = ${text(of)}, uniqueKey = ${text(of)}, enableSql = true)`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "jimp", worker = .jimp),
    (name = "internet", network = (allow = ["public", "local"])),
    (name = "objects", disk = (path = ${text(join(folder, 'objects'))}, writable = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "jimp")],
);
const jimp :Workerd.Worker = (
  modules = [(name = "index.js", esModule = embed "index.js")],
  compatibilityDate = ${text(compatibilityDate())},
  bindings = [${[...variables, ...bindings].join(', ')}],
  durableObjectNamespaces = [${classes.join(', ')}],
  durableObjectStorage = (localDisk = "objects"),
);
`;
}

/** Waits for a server to start. Rejects after ten seconds. */
export async function answered(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const response = await fetch(url).catch(() => undefined);
    await response?.text();
    if (response) return;
    if (tries === 100) throw new Error(`${url} does not answer`);
    await wait(100);
  }
}
