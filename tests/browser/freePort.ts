import { createServer } from 'node:net';

/**
 * All ports that browsers and fetch refuse are at or below this one ('bad port' in the Fetch standard: 10080 is the
 * last).
 */
const LAST_BAD_PORT = 10_080;

/** A loopback port that nothing listens on and that fetch accepts. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port > LAST_BAD_PORT ? address.port : freePort();
}
