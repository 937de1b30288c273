import { Agent, request as open } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { GeneratedRequest } from './generatedRequests';

export interface Answer {
  status: number;
  /** Did the worker's own code answer? It gives every answer an id; what workerd refuses by itself has none. */
  isOurs: boolean;
  body: string;
}

/** For so long a connection may say nothing, ms. */
const PATIENCE_MS = 30_000;

/** Connections that are kept open, so many at once. */
export const keptConnections = (most: number) => new Agent({ keepAlive: true, maxSockets: most });

/**
 * The connection was closed just as it was used again. workerd closes one that was idle for five seconds, and on a busy
 * machine a batch begins that late: as every HTTP client does, send it again.
 */
export class ClosedMeanwhile extends Error {}

/** Sends a request as it is and waits for the answer. Rejects where none comes, by a ClosedMeanwhile if that is why. */
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

/** Of what came over a connection: bytes left over may have been answered as a request of their own. */
function firstAnswer(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes.subarray(0, end).toString();
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1];
  if (status === undefined) return undefined;
  const length = Number(/\r\nContent-Length: (\d+)/i.exec(head)?.[1] ?? 0);
  const body = bytes.subarray(end + 4, end + 4 + length).toString();
  return { status: Number(status), isOurs: /\r\nX-Request-Id:/i.test(head), body };
}
