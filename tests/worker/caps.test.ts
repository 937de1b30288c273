import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serialize } from 'node:v8';
import { afterAll, describe, expect, it } from 'vitest';
import { LIMITS, type LimitedCall } from '../../src/contracts/limits';
import { FIELDS } from '../fixtures/analysis';
import { answers, startModelServer } from '../fixtures/modelServer';
import { type RunningWorker, startWorker } from '../fixtures/worker';

const PARALLEL = process.env.FULL ? 1000 : 75;
/** A few calls more than each of them may make. */
const CLIENTS = PARALLEL / 25;
/** Fewer than a minute allows. */
const LEFT = 3;
const HOUR = 60 * 60_000;
/** In ms: starting workerd and making all calls on a busy machine, all within the one minute that is counted. */
const PATIENCE = 50_000;

const storage = mkdtempSync(join(tmpdir(), 'jimp-caps-'));
const model = await startModelServer();
const vars = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: model.url,
  AI_CHAT_MODEL: 'loopback',
  AI_SPEECH_MODEL: 'voice',
};
const worker = await startWorker(vars);
afterAll(async () => {
  await Promise.all([worker.stop(), model.stop()]);
  rmSync(storage, { recursive: true });
});

const CALLS: Record<LimitedCall, { path: string; body?: object }> = {
  chat: { path: '/api/chat', body: { message: 'A hook?', conversationHistory: [] } },
  speech: { path: '/api/text-to-speech', body: { text: 'Hi' } },
  translation: { path: '/api/translate', body: { text: 'Why?', targetLanguage: 'en' } },
  reminders: { path: '/api/reminders/key' },
  analysis: { path: '/api/analyze-video', body: { ...FIELDS, video_data: 'AAAA' } },
};
const CAPPED_BY_DAY = ['chat', 'translation', 'analysis'] as const;
const names = Object.keys(CALLS) as LimitedCall[];

/** Makes all these calls at once; returns how many were admitted, by client. */
async function admitted(to: RunningWorker, call: LimitedCall, clientOf: (index: number) => string) {
  const { path, body } = CALLS[call];
  const counts = new Map<string, number>();
  const one = async (_: unknown, index: number) => {
    const client = clientOf(index);
    const response = await to.call(path, { body, headers: { 'CF-Connecting-IP': client } });
    await response.arrayBuffer();
    expect([200, 429]).toContain(response.status);
    counts.set(client, (counts.get(client) ?? 0) + (response.status === 200 ? 1 : 0));
  };
  await Promise.all(Array.from({ length: PARALLEL }, one));
  return counts;
}

describe('the caps under many calls at once', () => {
  it.each(names)(
    '%s: to one client exactly those of a minute',
    async (call) => {
      expect(await admitted(worker, call, () => '203.0.113.1')).toEqual(
        new Map([['203.0.113.1', LIMITS[call].perMinute]]),
      );
    },
    PATIENCE,
  );

  it(
    'to each of many clients exactly its own, and the model is called for no others',
    async () => {
      model.script(answers);
      const counts = await admitted(worker, 'chat', (index) => `198.51.100.${index % CLIENTS}`);
      expect([...counts.values()]).toEqual(Array(CLIENTS).fill(LIMITS.chat.perMinute));
      expect(model.calls).toHaveLength(CLIENTS * LIMITS.chat.perMinute);
    },
    PATIENCE,
  );

  it(
    'to one client exactly what remains of a day, across a restart',
    async () => {
      const client = '192.0.2.1';
      const first = await startWorker(vars, { storage });
      await first.call('/api/chat', { body: CALLS.chat.body, headers: { 'CF-Connecting-IP': client } });
      await first.stop();
      leaveOfTheDay(LEFT);

      const second = await startWorker(vars, { storage });
      try {
        for (const call of CAPPED_BY_DAY)
          expect(await admitted(second, call, () => client)).toEqual(new Map([[client, LEFT]]));
      } finally {
        await second.stop();
      }
    },
    PATIENCE,
  );
});

/** Writes into the client's storage that all but `left` calls of a day were made, none of them in the last hour. */
function leaveOfTheDay(left: number): void {
  const folder = join(storage, 'do/jimp-CallCounter');
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name)) ?? '';
  const database = new DatabaseSync(join(folder, file));
  database.exec('CREATE TABLE IF NOT EXISTS _cf_KV (key TEXT PRIMARY KEY, value BLOB) WITHOUT ROWID');
  const write = database.prepare('INSERT OR REPLACE INTO _cf_KV VALUES (?, ?)');
  for (const call of CAPPED_BY_DAY) {
    const made = LIMITS[call].perDay - left;
    const times = Array.from({ length: made }, (_, index) => Date.now() - HOUR - ((made - index) / made) * 20 * HOUR);
    write.run(call, serialize(times));
  }
  database.close();
}
