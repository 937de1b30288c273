import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { variableNames } from '../worker-api/env.ts';

/** The worker's variables on this machine: `.dev.vars` first, then this command's environment. */
export function workerVars(file = '.dev.vars'): Record<string, string> {
  const ofFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return Object.fromEntries(
    variableNames.flatMap((name) => {
      const value = ofFile[name] ?? process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * Variables in `.dev.vars` format, for the build that is served on this machine. Throws for a value that contains every
 * kind of quote.
 */
export function devVars(vars: Readonly<Record<string, string>>): string {
  return Object.entries(vars)
    .map(([name, value]) => {
      const quote = ["'", '"', '`'].find((mark) => !value.includes(mark));
      if (!quote) throw new Error(`${name} holds every kind of quote, so that no file can hold it.`);
      return `${name}=${quote}${value}${quote}\n`;
    })
    .join('');
}
