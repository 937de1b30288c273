import { createServer } from 'node:http';

/** What this process, forked, sends its parent: first its port, then, on request, what has arrived. */
export type Told = { port: number } | { arrivals: [path: string, at: number][] };

/** A push service that accepts everything at once and records only when it came, in ms since 1970. */
const arrivals: [path: string, at: number][] = [];
const server = createServer((request, response) => {
  arrivals.push([request.url ?? '', Date.now()]);
  request.resume();
  response.writeHead(201).end();
});
const tell = (told: Told) => process.send?.(told);

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') tell({ port: address.port });
});
process.on('message', () => tell({ arrivals }));
process.on('disconnect', () => process.exit());
