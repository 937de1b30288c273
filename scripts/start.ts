import { startGuarded } from './startGuarded.ts';

// `npm start`: serve.ts, which ends with this process, including workerd, even if this one is killed outright.

const server = startGuarded(process.execPath, [`${import.meta.dirname}/serve.ts`, ...process.argv.slice(2)]);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, server.end);
// npm may end without passing the signal on: then this process has lost its parent.
const parent = process.ppid;
setInterval(() => process.ppid === parent || server.end(), 500).unref();
process.exit(await server.exited);
