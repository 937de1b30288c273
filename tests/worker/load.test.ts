import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { errorBody } from '../../src/contracts/error';
import { STATUS } from '../../worker-api/errors';
import { JUDGED } from '../fixtures/analysis';
import { ANSWER, answers, type Behaviour, says, startModelServer } from '../fixtures/modelServer';
import { accepts, startPushService } from '../fixtures/pushService';
import { justDue, remindersBody, subscribe } from '../fixtures/reminders';
import { startWorker } from '../fixtures/worker';
import { TEST_SEED } from '../support/testSeed';
import { brokenRequestsTo } from './load/brokenHttp';
import { endpointsFor } from './load/endpoints';
import { type Endpoint, type GeneratedRequest, requestsTo } from './load/generatedRequests';
import { type Answer, ClosedMeanwhile, keptConnections, sendBytes, sendRequest } from './load/sendRequest';

const COUNT = process.env.FULL ? 100_000 : 40;
/** How many invalid HTTP requests to send, one connection each. */
const BROKEN = process.env.FULL ? 5000 : 60;
const BATCH = 200;
/** In ms, for one endpoint. */
const PATIENCE = process.env.FULL ? 540_000 : 60_000;
/** How workerd itself refuses what is not an HTTP request: bad syntax, headers too large, an unknown method. */
const OF_WORKERD = [400, 431, 500, 501];

const agent = keptConnections(32);
const model = await startModelServer();
const push = await startPushService();
const worker = await startWorker({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: model.url,
  AI_CHAT_MODEL: 'loopback',
  AI_SPEECH_MODEL: 'voice',
  AI_VISION_MODEL: 'eyes',
  TEST_LIFT_LIMITS: 'yes',
  TEST_PUSH_HOST: push.host,
});
const subscriber = push.subscribe(accepts);
const capability = await subscribe(worker, remindersBody(subscriber, [justDue('evening')]));
afterAll(async () => {
  agent.destroy();
  await worker.stop();
  await Promise.all([model.stop(), push.close()]);
});

/** A good model of every kind: it returns what is asked for. */
const obliging: Behaviour = (request, response) => {
  const { body } = model.calls.pop() ?? {};
  const asked = JSON.stringify(body);
  if (request.url?.endsWith('/audio/speech')) return answers(request, response);
  if (asked.includes('"coach_answer"')) return says(JSON.stringify(ANSWER))(request, response);
  if (asked.includes('"translation"')) return says(textsOf(body))(request, response);
  return says(JSON.stringify(JUDGED))(request, response);
};
model.script(obliging);
const textsOf = (body: unknown) => (body as { messages: { content: string }[] }).messages.at(-1)?.content ?? '';

const send = (request: GeneratedRequest): Promise<Answer> =>
  sendRequest(worker.origin, request, agent).catch((error) => {
    if (error instanceof ClosedMeanwhile) return send(request);
    throw error;
  });

/** What is wrong with one of our errors; undefined if nothing is. */
function faultOfError({ status, body }: Answer): string | undefined {
  const { data } = errorBody.safeParse(parsed(body));
  return data && STATUS[data.error.code] === status ? undefined : 'not an error by the contract';
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with the answer to a request to an endpoint. */
function faultOf({ method, ok, answer }: Endpoint, request: GeneratedRequest, { status, isOurs, body }: Answer) {
  if (!isOurs) return 'not an answer of ours';
  if (!request.expected.includes(status)) return 'not expected';
  if (status >= 400) return request.method === 'HEAD' ? undefined : faultOfError({ status, isOurs, body });
  const isAnswer = status !== ok || request.method !== method || (answer?.safeParse(parsed(body)).success ?? true);
  return isAnswer ? undefined : 'not an answer by the contract';
}

/** Runs one batch after the other; each resolves to its faults. */
async function faultsOf<Request>(
  requests: fc.Arbitrary<Request>,
  count: number,
  faultIn: (request: Request) => Promise<string | undefined>,
): Promise<string[]> {
  const faults: string[] = [];
  for (let made = 0; made < count; made += BATCH) {
    const batch = fc.sample(requests, { numRuns: Math.min(BATCH, count - made), seed: TEST_SEED + made });
    const found = await Promise.all(
      batch.map((request) => faultIn(request).catch((error) => `${error}: ${JSON.stringify(request).slice(0, 400)}`)),
    );
    faults.push(...found.filter((fault) => fault !== undefined));
  }
  return faults;
}

describe.each(endpointsFor({ ...subscriber, capability }))('$method $path under load', (endpoint) => {
  const tally = new Map<string, number>();
  const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);

  it(
    'answers every request according to its contract',
    async () => {
      const faults = await faultsOf(requestsTo(endpoint), COUNT, async (request) => {
        const answer = await send(request);
        const { status, body } = answer;
        count(`${request.kind} ${status}`);
        const fault = faultOf(endpoint, request, answer);
        const { kind, method, path, headers } = request;
        const sent = `${kind}: ${method} ${path} ${JSON.stringify(headers)} ${request.body}`.slice(0, 400);
        return fault && `${fault}: ${status} ${body.slice(0, 200)} to ${sent}`;
      });
      expect(faults.slice(0, 10)).toEqual([]);
      expect(tally.get(`valid ${endpoint.ok}`)).toBeGreaterThan(COUNT / 100);
      expect(worker.log.filter((line) => line.includes('unexpected error'))).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'refuses what is not an HTTP request, and what breaks off',
    async () => {
      const expected = [endpoint.ok, 200, 201, 204, 400, 403, 404, 405, 413, 415, 429];
      const faults = await faultsOf(brokenRequestsTo(endpoint, worker.origin), BROKEN, async (bytes) => {
        const answer = await sendBytes(worker.origin, bytes);
        if (!answer) return undefined;
        const { status, body, isOurs } = answer;
        const isExpected = (isOurs ? expected : OF_WORKERD).includes(status);
        const fault = isExpected ? isOurs && status >= 400 && faultOfError(answer) : 'not expected';
        return fault
          ? `${fault}: ${status} ${body.slice(0, 200)} to ${bytes.toString('latin1').slice(0, 300)}`
          : undefined;
      });
      expect(faults.slice(0, 10)).toEqual([]);
      expect(worker.log.filter((line) => line.includes('unexpected error'))).toEqual([]);
    },
    PATIENCE,
  );
});
