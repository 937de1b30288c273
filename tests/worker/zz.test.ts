import { it } from 'vitest';
import { Miniflare, convertV4MiniflareOptions } from 'miniflare';
import { startModelServer } from '../fixtures/modelServer';
it('x', async () => {
  const model = await startModelServer();
  const env = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_CHAT_MODEL: 'loopback' };
  const run = async (name: string, f: () => Promise<Response>) => {
    const ts: number[] = [];
    for (let i = 0; i < 230; i++) { const s = performance.now(); await (await f()).text(); if (i > 30) ts.push(performance.now() - s); }
    ts.sort((a, b) => a - b); console.log(name, ts[100]?.toFixed(2), 'min', ts[0]?.toFixed(2));
  };
  const q = JSON.stringify({ message: 'A hook for my serum?', conversationHistory: [] });
  for (const vars of [env, { ...env, TEST_LIFT_LIMITS: 'yes' }, { TEST_LIFT_LIMITS: 'yes' }]) {
    const mf = new Miniflare(convertV4MiniflareOptions({ modulesRoot: '/tmp/lat', modules: true, scriptPath: '/tmp/lat/index.js', compatibilityDate: '2026-10-01', bindings: vars,
      durableObjects: { CALL_COUNTER: { className: 'CallCounter', useSQLite: true } }, cf: false, handleStructuredLogs: () => {}, unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],} as never));
    await mf.ready;
    const w = (await mf.unsafeGetDirectURL()).origin;
    let n = 0;
    const call = (path: string, ip: string, body?: string) => fetch(w + path, { method: body ? 'POST' : 'GET', body, headers: { Origin: w, 'Content-Type': 'application/json', 'CF-Connecting-IP': ip } });
    console.log(Object.keys(vars).join());
    await run('direct', () => fetch(model.url + '/chat/completions', { method: 'POST', body: q }));
    await run('config', () => call('/api/config', ''));
    await run('chat same client x10', () => call('/api/chat', `10.0.${0}.${(n++ % 10)}`, q));
    await run('chat new client', () => call('/api/chat', `10.0.1.${n++}`, q));
    console.log((await call('/api/chat', `10.0.1.${n++}`, q)).headers.get('x-jimp-coach'));
    await mf.dispose();
  }
  await model.stop();
}, 120000);
