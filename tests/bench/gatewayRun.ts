import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { startBareWorker } from './bareWorker';
import type { Told } from './modelProcess.ts';
import { startPortkey } from './others/portkey';
import { questionTo, send, type Way } from './send';
import { median } from './statistics';

const CONNECTIONS = 50;
const ROUNDS = 5;
const WARM_UP_MS = 3000;
const ROUND_MS = 3000;
/** Sequential calls per round. */
const SINGLE_CALLS = 200;

const NAMES = ['direct', 'ours', 'theirs'] as const;
type Name = (typeof NAMES)[number];
/** One figure per round. */
export type Runs = Record<Name, number[]>;

/**
 * The worker, Portkey's gateway and the model itself, all on loopback, alternating: requests per second over 50
 * connections, and ms of a single request (the median of a round). Portkey's gateway is sent what the worker asks the
 * model, so that the model gets the same bytes either way. No limits are set, because the other counts no calls.
 */
export async function compareGateways(): Promise<{ perSecond: Runs; single: Runs }> {
  const model = await startModel();
  const worker = await startBareWorker({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_CHAT_MODEL: 'loopback',
    TEST_LIFT_LIMITS: 'yes',
  });
  const portkey = await startPortkey();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const ours = { ...questionTo(worker.origin), answeredBy: 'model' };
    await send(ours, agent);
    const body = JSON.stringify(await model.asked());
    const json = { 'Content-Type': 'application/json', Authorization: 'Bearer none' };
    const ways: Record<Name, Way> = {
      direct: { url: `${model.url}/chat/completions`, headers: json, body },
      ours,
      theirs: {
        url: `${portkey.origin}/v1/chat/completions`,
        headers: { ...json, 'X-Portkey-Provider': 'openai', 'X-Portkey-Custom-Host': model.url },
        body,
      },
    };
    const perSecond: Runs = { direct: [], ours: [], theirs: [] };
    const single: Runs = { direct: [], ours: [], theirs: [] };
    for (const name of NAMES) await throughput(ways[name], agent, WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of NAMES) perSecond[name].push(await throughput(ways[name], agent, ROUND_MS));
      for (const name of NAMES) single[name].push(await timeAlone(ways[name], agent));
    }
    return { perSecond, single };
  } finally {
    agent.destroy();
    portkey.stop();
    worker.stop();
    model.stop();
  }
}

/** Requests per second over all connections, during `ms`. */
async function throughput(way: Way, agent: Agent, ms: number): Promise<number> {
  const start = performance.now();
  let sent = 0;
  const client = async () => {
    for (; performance.now() - start < ms; sent += 1) await send(way, agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  return (sent / (performance.now() - start)) * 1000;
}

/** Ms of a request while there is no other; the median. */
async function timeAlone(way: Way, agent: Agent): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < SINGLE_CALLS; call += 1) times.push(await send(way, agent));
  return median(times);
}

/** Starts the model in a process of its own. */
async function startModel() {
  const child = fork('tests/bench/modelProcess.ts');
  const told = async (): Promise<Told> => (await once(child, 'message'))[0];
  const first = await told();
  if (!('url' in first)) throw new Error('The model names no address');
  return {
    url: first.url,
    async asked() {
      child.send('asked');
      const answer = await told();
      return 'asked' in answer ? answer.asked : undefined;
    },
    stop: () => void child.kill(),
  };
}
