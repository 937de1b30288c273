import { afterAll, describe, expect, it } from 'vitest';
import { chatResponse } from '../../src/contracts/chat';
import { errorBody } from '../../src/contracts/error';
import { answers, type Behaviour, hangs, hangsUp, type ModelServer, startModelServer } from '../fixtures/modelServer';
import { type RunningWorker, startWorker } from '../fixtures/worker';

const AT_ONCE = 200;
const MOST_CALLS = 2;
const DEADLINE = 1500;
const model = await startModelServer();
afterAll(() => model.stop());

/** A worker of its own, whose circuits know nothing yet. */
async function withWorker(run: (worker: RunningWorker) => Promise<void>) {
  const worker = await startWorker({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_CHAT_MODEL: 'loopback',
    AI_SPEECH_MODEL: 'voice',
    AI_DEADLINE_MS: String(DEADLINE),
    TEST_LIFT_LIMITS: 'yes',
  });
  await run(worker).finally(worker.stop);
}
const atOnce = (call: (index: number) => Promise<Response>) => Promise.all(Array.from({ length: AT_ONCE }, (_, index) => call(index)));
/** A mark of its own for each request: which one a call belongs to. */
const markOf = (index: number) => `<request ${index}>`;
const callsOf = ({ calls }: ModelServer, index: number) => calls.filter(({ body }) => JSON.stringify(body).includes(markOf(index))).length;
