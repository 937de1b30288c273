import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { variableNames } from '../worker-api/env.ts';

/** The worker's variables on this machine: `.dev.vars` first, then the environment that the command was started in. */
export function workerVars(file = '.dev.vars'): Record<string, string> {
  const ofFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return Object.fromEntries(
    variableNames.flatMap((name) => {
      const value = ofFile[name] ?? process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
