import { Agent } from 'node:http';
import { freePort } from '../browser/freePort';
import { startBareWorker } from './bareWorker';
import { questionTo, send } from './send';

const AT_ONCE = 200;
const ROUNDS = 5;
const ALONE = 1000;

/**
 * Ms until the built-in coach has answered for a model whose server is gone, once 200 simultaneous requests have
 * discovered that: 1,000 requests one after the other, and 200 at once, five times.
 */
export async function openCircuitTimes(): Promise<{ alone: number[]; atOnce: number[] }> {
  const worker = await startBareWorker({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1`,
    AI_CHAT_MODEL: 'gone',
    TEST_LIFT_LIMITS: 'yes',
  });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const ask = () => send({ ...questionTo(worker.origin), answeredBy: 'built-in' }, agent);
  const manyAtOnce = () => Promise.all(Array.from({ length: AT_ONCE }, ask));
  try {
    await manyAtOnce();
    const alone: number[] = [];
    for (let call = 0; call < ALONE; call += 1) alone.push(await ask());
    const atOnce: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) atOnce.push(...(await manyAtOnce()));
    return { alone, atOnce };
  } finally {
    agent.destroy();
    worker.stop();
  }
}
