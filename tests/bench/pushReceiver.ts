import { createServer } from 'node:http';

/** What this process, forked, tells its parent: first its port, then, whenever it is asked, what has come. */
export type Told = { port: number } | { arrivals: [path: string, at: number][] };

/** A push service that takes everything at once and only notes when it came, in ms since 1970. */
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
