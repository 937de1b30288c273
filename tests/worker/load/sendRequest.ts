import { Agent, request as open } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { GeneratedRequest } from './generatedRequests';

export interface Answer {
  status: number;
  /** Whether the worker's own code answered: it gives every answer an id; what workerd refuses by itself has none. */
  isOurs: boolean;
  body: string;
}

/** In ms: how long a connection may be silent. */
const PATIENCE_MS = 30_000;

/** Connections that are kept open, at most `most` at a time. */
export const keptConnections = (most: number) => new Agent({ keepAlive: true, maxSockets: most });

/**
 * The connection was closed just as it was reused. workerd closes one that was idle for five seconds, and on a busy
 * machine a batch may begin that late: send it again, as every HTTP client does.
 */
export class ClosedMeanwhile extends Error {}

/** Sends a request unchanged and waits for the answer. Rejects if none comes, with a ClosedMeanwhile if that is why. */
export function sendRequest(origin: string, request: GeneratedRequest, agent: Agent): Promise<Answer> {
  const { method, path, body, isChunked } = request;
  const framing = isChunked ? { 'Transfer-Encoding': 'chunked' } : body && { 'Content-Length': String(body.length) };
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = { Origin: origin, ...framing, ...request.headers };
    const call = open({ hostname, port, method, path, headers: sent, agent }, async (response) => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, isOurs: 'x-request-id' in headers, body: await text(response) });
    });
    call.setTimeout(PATIENCE_MS, () => call.destroy(new Error('no answer')));
    call.on('error', (error) => {
      const isReset = 'code' in error && error.code === 'ECONNRESET';
      reject(call.reusedSocket && isReset ? new ClosedMeanwhile() : error);
    });
    call.end(body);
  });
}

/** Sends bytes over a connection of their own; undefined if that was closed or reset without an answer. */
export async function sendBytes(origin: string, bytes: Buffer): Promise<Answer | undefined> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  const patience = new Promise<never>((_, reject) => {
    socket.setTimeout(PATIENCE_MS, () => reject(new Error('no answer')));
  });
  const chunks: Buffer[] = [];
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => undefined);
  socket.end(bytes);
  await Promise.race([closed, patience]).finally(() => socket.destroy());
  return firstAnswer(Buffer.concat(chunks));
}

/** The first answer on a connection: leftover bytes may have been answered as a separate request. */
function firstAnswer(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes.subarray(0, end).toString();
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1];
  if (status === undefined) return undefined;
  const length = Number(/\r\nContent-Length: (\d+)/i.exec(head)?.[1] ?? 0);
  const body = bytes.subarray(end + 4, end + 4 + length).toString();
  return { status: Number(status), isOurs: /\r\nX-Request-Id:/i.test(head), body };
}
