import { startModelServer } from '../fixtures/modelServer.ts';
import { startWorker } from '../fixtures/worker.ts';

const ROUNDS = 200;
const WARM_UP = 30;
/** Enough to keep each within the limit of 20 a minute: the limits are on, and every call is counted. */
const CLIENTS = 20;

/**
 * What the worker adds to a model's answer: the same loopback model called directly and through the worker in workerd,
 * alternating, by clients that have called before. Medians, in ms.
 */
export async function measureWorkerLatency(): Promise<{ direct: number; through: number; added: number }> {
  const model = await startModelServer();
  const worker = await startWorker({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_CHAT_MODEL: 'loopback',
  });
  try {
    const question = { message: 'A hook for my serum?', conversationHistory: [] };
    const throughWorker = (round: number) =>
      worker.call('/api/chat', { body: question, headers: { 'CF-Connecting-IP': `203.0.113.${round % CLIENTS}` } });
    await throughWorker(0);
    const asWorkerAsks = JSON.stringify(model.calls.at(-1)?.body);
    const directly = () =>
      fetch(`${model.url}/chat/completions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: asWorkerAsks,
      });

    const direct: number[] = [];
    const through: number[] = [];
    for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
      const times = [await timed(directly), await timed(() => throughWorker(round))];
      if (round < WARM_UP) continue;
      direct.push(times[0] ?? 0);
      through.push(times[1] ?? 0);
    }
    const medians = { direct: median(direct), through: median(through) };
    return { ...medians, added: medians.through - medians.direct };
  } finally {
    await worker.stop();
    await model.stop();
  }
}

async function timed(call: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const response = await call();
  await response.text();
  const ms = performance.now() - start;
  const coach = response.headers.get('X-Jimp-Coach') ?? 'model';
  if (!response.ok || coach !== 'model') throw new Error(`Not a model's answer: ${response.status}, ${coach}`);
  return ms;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
