import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorBody } from '../../src/contracts/error';
import { LIMITS } from '../../src/contracts/limits';
import { MOST_VIDEO_BYTES, videoAnalysis } from '../../src/contracts/videoAnalysis';
import { FIELDS, JUDGED } from '../fixtures/analysis';
import { ATTACKS } from '../fixtures/attacks';
import {
  answers,
  type Behaviour,
  halfBody,
  hangs,
  hangsHalfway,
  hangsUp,
  type ModelServer,
  nonsense,
  refuses,
  says,
  startModelServer,
  unread,
} from '../fixtures/modelServer';
import { unknownVideo } from '../fixtures/videoAnalysis/facts';
import { box, moovOf, uploadOf, videoFile, videoOf } from '../fixtures/videoUpload';
import { type RunningWorker, startWorker } from '../fixtures/worker';

const DEADLINE = 2500;
/** 67 MB a call, several times: in the everyday run the length alone and the file sieve's tests cover the limit. */
const itFull = it.runIf(process.env.FULL);
const VIDEO = videoFile('portrait.mp4');
const CHINESE = '请重新拍摄前三秒，把产品拿在手里，并且靠近窗户。'.repeat(12);
const NO_FACTS = { ...unknownVideo, bytes: VIDEO.length };
const JSON_TYPE = { 'Content-Type': 'application/json' };
let model: ModelServer;
let measuring: RunningWorker;
let judging: RunningWorker;
/** Like `judging`, with a short deadline. */
let hurrying: RunningWorker;

beforeAll(async () => {
  model = await startModelServer();
  const gemini = { AI_PROVIDER: 'google', AI_BASE_URL: model.url, AI_API_KEY: 'key', AI_VISION_MODEL: 'eyes' };
  measuring = await startWorker({ TEST_LIFT_LIMITS: 'yes' });
  judging = await startWorker({ ...gemini, TEST_LIFT_LIMITS: 'yes' });
  hurrying = await startWorker({ ...gemini, TEST_LIFT_LIMITS: 'yes', AI_DEADLINE_MS: String(DEADLINE) });
}, 60_000);
afterAll(async () => {
  await Promise.all([measuring, judging, hurrying].map((worker) => worker?.stop()));
  await model?.stop();
});

const send = (worker: RunningWorker, body: string, headers: Record<string, string> = {}) =>
  worker.call('/api/analyze-video', { body, headers: { 'Accept-Language': 'en', ...headers } });
const judgeOf = ({ headers }: Response) => [headers.get('X-Jimp-Judge'), headers.get('X-Jimp-Model-Problem')];
async function refusalOf(response: Response) {
  const body = await response.text();
  expect(body).not.toMatch(/\bat \w+ \(|\.ts\b|Zod|undefined|SyntaxError/);
  return { status: response.status, ...errorBody.parse(JSON.parse(body)).error };
}
/** The data that the model received. */
const dataOf = ({ body }: ModelServer['calls'][number]) =>
  (body as { contents: { parts: { inlineData?: { data: string } }[] }[] }).contents[0]?.parts[0]?.inlineData?.data;
/** Opens an upload on a connection of its own that stops after `body`. */
function open(worker: RunningWorker, body: string, headers: Record<string, string | number> = {}) {
  const call = request(`${worker.origin}/api/analyze-video`, {
    method: 'POST',
    agent: false,
    headers: { Origin: worker.origin, 'Accept-Language': 'en', ...JSON_TYPE, ...headers },
  });
  call.on('error', () => undefined);
  call.write(body);
  return call;
}
/** The answer to an opened upload. */
async function answerTo(call: ClientRequest): Promise<Response> {
  const answer = await new Promise<IncomingMessage>((resolve) => call.once('response', resolve));
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(await text(answer), { status: answer.statusCode, headers });
}

describe('an upload in workerd', () => {
  it('is measured by its container without a model: the same whether its list of samples comes first or last', async () => {
    for (const [name, type] of [
      ['portrait.mp4', 'video/mp4'],
      ['cuts.mov', 'video/quicktime'],
      ['vp8.webm', 'video/webm'],
      ['clip.avi', 'video/x-msvideo'],
    ] as const) {
      const response = await send(measuring, uploadOf(videoFile(name), { ...FIELDS, file_type: type }));
      expect(judgeOf(response)).toEqual(['measured', null]);
      const analysis = videoAnalysis.parse(await response.json());
      expect(analysis.visual_quality.score).not.toBeNull();
      expect(analysis.technical_aspects.lighting).toBeNull();
    }
  });

  itFull(
    'of exactly 50 MB is taken, and the model gets every byte of it',
    async () => {
      const body = uploadOf(videoOf(MOST_VIDEO_BYTES));
      const measured = await answerTo(open(measuring, body).end());
      expect(judgeOf(measured)).toEqual(['measured', null]);
      expect(videoAnalysis.parse(await measured.json()).visual_quality.score).not.toBeNull();

      model.script(answers);
      const judged = await answerTo(open(judging, body).end());
      expect(judgeOf(judged)).toEqual(['model', null]);
      expect(await judged.json()).toEqual(JUDGED);
      expect(model.calls.map(dataOf).map((data) => data === JSON.parse(body).video_data)).toEqual([true]);
    },
    60_000,
  );

  itFull(
    'of one byte more is refused: 413, with a model and without',
    async () => {
      model.script(answers);
      const body = uploadOf(videoOf(MOST_VIDEO_BYTES + 1));
      for (const worker of [measuring, judging]) {
        const refusal = await refusalOf(await answerTo(open(worker, body).end()));
        expect(refusal).toMatchObject({ status: 413, code: 'too_large' });
      }
      expect(model.calls).toEqual([]);
    },
    60_000,
  );

  it('is refused before it arrives if its length alone is too much', async () => {
    const call = open(measuring, '{', { 'Content-Length': LIMITS.analysis.bodyBytes + 1 });
    expect(await refusalOf(await answerTo(call))).toMatchObject({ status: 413, code: 'too_large' });
    call.destroy();
  });

  it('in another order is judged the same', async () => {
    model.script(answers);
    const { video_data, ...fields } = JSON.parse(uploadOf(VIDEO));
    for (const body of [
      { video_data, ...fields },
      { user_context: fields.user_context, video_data, ...fields },
    ]) {
      expect(judgeOf(await send(judging, JSON.stringify(body)))).toEqual(['model', null]);
      expect(dataOf(model.calls.at(-1) ?? { path: '', body: {} })).toBe(video_data);
    }
  });

  it.each([
    ['broken base64', uploadOf(VIDEO).replace(/.{9}"\}$/, '*"}')],
    ['base64 that ends early', uploadOf(VIDEO).replace(/.{3}"\}$/, '"}')],
    ['a body that is cut off', uploadOf(VIDEO).slice(0, -100)],
    [
      'wrong fields after the file',
      JSON.stringify({ ...JSON.parse(`{"video_data":"AAAA"}`), ...FIELDS, file_type: 'text/html' }),
    ],
  ])('with %s is refused: 400, and the model’s request is aborted', async (_, body) => {
    model.script(answers);
    expect(await refusalOf(await send(judging, body))).toMatchObject({ status: 400, code: 'bad_request' });
    await vi.waitUntil(() => model.left.length === 1);
    expect(model.calls).toEqual([]);
  });

  it('five a minute are admitted', async () => {
    const worker = await startWorker();
    try {
      const headers = { 'CF-Connecting-IP': '203.0.113.9' };
      const statuses: number[] = [];
      for (let call = 0; call < 7; call += 1) statuses.push((await send(worker, uploadOf(VIDEO), headers)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    } finally {
      await worker.stop();
    }
  }, 60_000);
});

describe('the model’s request', () => {
  it.each([
    ['during the upload', () => open(judging, uploadOf(VIDEO).slice(0, 100_000)), true],
    [
      'during an upload of a known length',
      () => open(judging, uploadOf(VIDEO).slice(0, 100_000), { 'Content-Length': 200_000 }),
      true,
    ],
    ['while the model thinks', () => open(judging, uploadOf(VIDEO)).end(), false],
  ])('is aborted when the client leaves %s', async (_, opened, halfway) => {
    const begun = vi.fn();
    const hangsReading: Behaviour = (request) => begun(request.resume());
    model.script(halfway ? unread(hangsReading) : hangsReading);
    const call = opened();
    await vi.waitUntil(() => begun.mock.calls.length > 0);
    // Once a client has sent everything, workerd notices only a reset; on the edge the network reports it.
    if (halfway) call.destroy();
    else call.socket?.resetAndDestroy();
    await vi.waitUntil(() => model.left.length === 1);
    expect(model.left[0]?.halfway).toBe(halfway);
  });
});

describe('a model that', () => {
  it.each<[string, Behaviour[], number]>([
    ['sends prose, then the right form', [says('Lovely video!'), answers], 2],
    ['says 140, then the right form', [says(JSON.stringify({ ...JUDGED, overall_score: 140 })), answers], 2],
  ])('%s is asked a second time, without the file', async (_, script, calls) => {
    model.script(...(script as [Behaviour]));
    expect(judgeOf(await send(judging, uploadOf(VIDEO)))).toEqual(['model', null]);
    expect(model.calls).toHaveLength(calls);
    expect(JSON.stringify(model.calls[1]).length).toBeLessThan(20_000);
  });

  // A good answer in between keeps the circuit closed. The test's time-out enforces the deadline.
  it.each<[string, Behaviour, string]>([
    ['hangs', hangs, 'failed'],
    ['hangs halfway', hangsHalfway, 'failed'],
    ['hangs up', hangsUp, 'failed'],
    ['hangs up before it has read the file', unread(hangsUp), 'failed'],
    ['breaks off in the middle', halfBody, 'failed'],
    ['refuses', refuses(400), 'failed'],
    ['refuses before it has read the file', unread(refuses(413)), 'failed'],
    ['is ill', refuses(500), 'failed'],
    ['asks to wait', refuses(429, { 'Retry-After': '1' }), 'failed'],
    ['sends nonsense', nonsense, 'unreadable'],
    ['sends prose again', says('Lovely video!'), 'unreadable'],
    ['sends half an answer', says(JSON.stringify(JUDGED).slice(0, 100)), 'unreadable'],
    ['says 140 again', says(JSON.stringify({ ...JUDGED, overall_score: 140 })), 'unreadable'],
    ['speaks another language', says(JSON.stringify({ ...JUDGED, next_steps: [CHINESE] })), 'unreadable'],
  ])(
    '%s is replaced by what was measured, and the answer says so',
    async (_, behaviour, problem) => {
      model.script(answers);
      expect(judgeOf(await send(hurrying, uploadOf(VIDEO)))).toEqual(['model', null]);
      model.script(behaviour);
      const response = await send(hurrying, uploadOf(videoOf(3_000_000)));
      expect(response.status).toBe(200);
      expect(judgeOf(response)).toEqual(['measured', problem]);
      expect(videoAnalysis.parse(await response.json()).visual_quality.score).not.toBeNull();
    },
    DEADLINE * 4,
  );

  it('is too slow for an upload that stalls: 504 at the deadline', async () => {
    model.script(answers);
    const call = open(hurrying, uploadOf(VIDEO).slice(0, 100_000));
    expect(await refusalOf(await answerTo(call))).toMatchObject({ status: 504, code: 'timeout' });
    call.destroy();
    await vi.waitUntil(() => model.left.length === 1);
  });
});

describe('text in a video and around it is data', () => {
  const told = () => JSON.stringify(model.calls.at(-1)?.body).replace(/"data":"[^"]*"/, '');
  /** The video with that text as its title and comment, as QuickTime writes them into the movie's box. */
  const titled = (text: string) => {
    const tags = ['\u00a9nam', '\u00a9cmt'].map((name) => box(name, Buffer.from(`\0\0\0\0${text}`)));
    const titles = box('udta', Buffer.concat(tags));
    const file = Buffer.concat([VIDEO, titles]);
    file.writeUInt32BE(file.length - moovOf(VIDEO), moovOf(VIDEO));
    return file;
  };

  it('thirty attacks change nothing in what the model is told', async () => {
    model.script(answers);
    const context = (niche: string, experience_level: string) => ({
      ...FIELDS,
      user_context: { niche, experience_level },
    });
    await send(judging, uploadOf(VIDEO, context('something else', 'intermediate')));
    const harmless = told();
    expect(ATTACKS).toHaveLength(30);
    for (const attack of ATTACKS) {
      const fields = context(attack.slice(0, 60), attack.slice(0, 40));
      const facts = { measured: { ...NO_FACTS, container: attack.slice(0, 40), videoCodec: attack.slice(0, 80) } };
      await send(judging, uploadOf(titled(attack), { ...fields, file_name: `${attack}.mp4`, title: attack }));
      expect(told()).toBe(harmless);
      await send(judging, uploadOf(VIDEO, { ...fields, ...facts }));
      expect(told()).not.toContain(JSON.stringify(attack.slice(0, 20)).slice(1, -1));
      const answered = await send(judging, uploadOf(VIDEO, { ...FIELDS, answers: { trust_building: attack } }));
      expect(await refusalOf(answered)).toMatchObject({ status: 400 });
    }
  }, 120_000);

  it('a model that obeys them gets nothing through but its scores and plain sentences', async () => {
    for (const attack of ATTACKS) {
      const advice = { recommendations: [attack, `Film it again. ${attack}`] };
      model.script(
        says(
          JSON.stringify({
            ...JUDGED,
            visual_quality: { ...JUDGED.visual_quality, ...advice },
            technical_aspects: { ...JUDGED.technical_aspects, ...advice },
            next_steps: [attack, ...JUDGED.next_steps],
            html: attack,
          }),
        ),
      );
      const response = await send(judging, uploadOf(VIDEO));
      expect(judgeOf(response)).toEqual(['model', null]);
      const text = await response.text();
      const analysis = videoAnalysis.parse(JSON.parse(text));
      expect(Object.keys(JSON.parse(text))).toEqual(Object.keys(JUDGED));
      expect(analysis.next_steps).toEqual(expect.arrayContaining(JUDGED.next_steps));
      expect(text).not.toMatch(
        /[<>@|→\u202e\u200b]|:\/\/|evil|javascript|passw|mot de passe|bitcoin|\blien\b|\bbio\b/i,
      );
    }
  }, 120_000);

  it('logs one JSON object per line, and nothing that was said or shown', () => {
    const lines = [...measuring.log, ...judging.log, ...hurrying.log];
    expect(lines.length).toBeGreaterThan(50);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ requestId: expect.any(String) });
    expect(lines.join('\n')).not.toMatch(/evil|Ignore|serum|Lovely|beauty/);
  });
});
