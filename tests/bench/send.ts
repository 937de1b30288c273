import { type Agent, request } from 'node:http';

/** One server and what is sent to it. */
export interface Way {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** The coach that has to answer, if the answer names one. */
  answeredBy?: string;
}

/** A question to the coach of a worker. */
export function questionTo(origin: string): Way {
  const body = JSON.stringify({ message: 'A hook for my serum?', conversationHistory: [] });
  return { url: `${origin}/api/chat`, headers: { 'Content-Type': 'application/json', Origin: origin }, body };
}

/** Sends a request and reads its answer: ms until it was complete. Rejects if anything about it is wrong. */
export function send({ url, headers, body, answeredBy }: Way, agent: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const length = { 'Content-Length': String(Buffer.byteLength(body)) };
    const call = request(url, { agent, method: 'POST', headers: { ...headers, ...length } }, (response) => {
      const { statusCode, headers: answered } = response;
      if (statusCode !== 200 || answered['x-jimp-coach'] !== answeredBy) {
        reject(new Error(`Not as it should be answered: ${statusCode}, ${answered['x-jimp-coach']} from ${url}`));
      }
      response.resume();
      response.once('end', () => resolve(performance.now() - start)).once('error', reject);
    });
    call.on('error', reject).end(body);
  });
}
