import { rmSync, writeFileSync } from 'node:fs';
import { createBuilder, type PreviewServer, preview } from 'vite';
import { checkConfiguration } from '../worker-api/checkConfiguration.ts';
import { devVars, workerVars } from './workerVars.ts';

// Builds and serves the whole product: client, service worker, and the edge worker in workerd with its storage.
// `--no-build` serves the last build. start.ts runs it.

/** The server reads it beside the build, however old that is. */
const DEV_VARS = 'dist/jimp/.dev.vars';

let server: PreviewServer | undefined;
let isStopping = false;

/** Closing the server ends workerd with it, so that no process is left behind. */
async function stop() {
  if (isStopping) return;
  isStopping = true;
  rmSync(DEV_VARS, { force: true });
  await server?.close();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

const check = await checkConfiguration(workerVars());
if (!check.ok) {
  console.error('The worker cannot start with these variables (see .dev.vars.example):');
  for (const problem of check.problems) console.error(`- ${problem}`);
  process.exit(1);
}

process.env.JIMP_LOCAL = 'yes';
if (!process.argv.includes('--no-build')) {
  console.log('Building…');
  const builder = await createBuilder({ logLevel: 'error' });
  await builder.buildApp();
}

writeFileSync(DEV_VARS, devVars(workerVars()));
server = await preview({ logLevel: 'error' });
const { models } = check.config;
console.log(`Jimp is at ${server.resolvedUrls?.local[0] ?? 'an unknown address'}`);
console.log(models.chat ? `The coach that answers: the model ${models.chat}` : 'The coach that answers: built-in');
