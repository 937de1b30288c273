import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MOST_VIDEO_BYTES } from '../../src/contracts/videoAnalysis';
import { JUDGED } from '../fixtures/analysis';
import { uploadOf, videoOf } from '../fixtures/videoUpload';
import { type RunningWorker, startWorker } from '../fixtures/worker';

const KIB_PER_MIB = 1024;
let upload: Uint8Array<ArrayBuffer> | undefined;

/**
 * By how much, in MiB at its peak, the resident memory of a workerd that has answered calls before grows while it takes
 * this many uploads of the largest size at once. The model is a server on loopback that receives every byte (Linux).
 */
export async function uploadGrowth({ uploads, withModel }: { uploads: number; withModel: boolean }): Promise<number> {
  const model = await startSink();
  const vars = { AI_PROVIDER: 'google', AI_BASE_URL: model.url, AI_API_KEY: 'key', AI_VISION_MODEL: 'eyes' };
  const worker = await startWorker({ TEST_LIFT_LIMITS: 'yes', ...(withModel && vars) });
  try {
    upload ??= Buffer.from(uploadOf(videoOf(MOST_VIDEO_BYTES)));
    await (await worker.call('/api/config')).text();
    const [pid] = worker.processes();
    if (pid === undefined) throw new Error('workerd is not to be found');
    const before = memoryOf(pid, 'VmRSS');
    // From here on VmHWM is the peak since this point.
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    const judge = withModel ? 'model' : 'measured';
    await Promise.all(Array.from({ length: uploads }, () => send(worker, upload, judge)));
    if (withModel && model.received() < uploads * upload.length) throw new Error('The model did not get every byte');
    return memoryOf(pid, 'VmHWM') - before;
  } finally {
    await worker.stop();
    model.stop();
  }
}

async function send(
  { origin }: RunningWorker,
  body: Uint8Array<ArrayBuffer> | undefined,
  judge: string,
): Promise<void> {
  const headers = { Origin: origin, 'Content-Type': 'application/json' };
  const response = await fetch(`${origin}/api/analyze-video`, { method: 'POST', headers, body });
  await response.text();
  const judged = response.headers.get('X-Jimp-Judge');
  if (judged !== judge) throw new Error(`Not as it should be answered: ${response.status}, ${judged}`);
}

/** A figure of /proc/PID/status, in MiB. */
function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const kib = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kib === undefined) throw new Error(`${name} is not to be had`);
  return Number(kib) / KIB_PER_MIB;
}

/** A server that accepts everything, keeps none of it, and judges. */
async function startSink() {
  let received = 0;
  const answer = { candidates: [{ content: { parts: [{ text: JSON.stringify(JUDGED) }] } }] };
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    request.on('end', () =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received: () => received,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
